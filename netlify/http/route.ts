import type { z } from 'zod';
import type { Access, CallContract, Contract } from '#api/contract.ts';
import type { Session } from '#netlify/session/session.ts';
import { ApiError } from './api-error.ts';
import type { JsonAnswer } from './json-answer.ts';
import { readBody } from './read-body.ts';

/** One request on its way to a handler. */
export interface Incoming {
  request: Request;
  url: URL;
  /** Parameters of the path. */
  params: Record<string, string>;
  /** The moment that counts for the whole request. */
  now: Date;
  session: Session | null;
}

/** What a handler gets: the request, who sent it, and the checked body. */
interface Call<Sender, Body> extends Omit<Incoming, 'session'> {
  session: Sender;
  body: Body;
}

interface Senders extends Record<Access, Session | null> {
  anyone: null;
  user: Session;
  admin: Session;
}

type BodyOf<C> = C extends { readonly in: infer In extends z.ZodType } ? z.output<In> : undefined;
type AnswerOf<C> = C extends { readonly out: infer Out extends z.ZodType }
  ? JsonAnswer<Unchanged<z.input<Out>>>
  : Response;
/** Lists and objects that nobody changes on their way out. */
type Unchanged<T> = T extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Unchanged<T[Key]> }
    : T;

/** How one call of a contract is answered. */
type Handler<C extends CallContract> = (
  call: Call<Senders[C['who']], C extends { readonly bodyOptional: true } ? BodyOf<C> | undefined : BodyOf<C>>,
) => AnswerOf<C> | Promise<AnswerOf<C>>;

/** A handler for each call of the contract. */
export type Handlers<C extends Contract> = {
  [M in keyof C['methods']]: C['methods'][M] extends CallContract ? Handler<C['methods'][M]> : never;
};

/** A handler whose contract is looked at when it runs. */
export type AnyHandler = (call: Call<Session | null, unknown>) => Response | Promise<Response>;

const MAX_BYTES = 16_384;

/**
 * Answers one request as its contract says.
 * @throws ApiError when the sender may not, or the body is not as it should be
 */
export async function runRoute(contract: CallContract, handle: AnyHandler, incoming: Incoming): Promise<Response> {
  const { request, session } = incoming;
  const sender = admit(contract.who, session);
  const body = takesBody(contract, request)
    ? await readBody(request, contract.in, contract.mostBytes ?? MAX_BYTES)
    : undefined;
  return handle({ ...incoming, session: sender, body });
}

/** Whether this request must bring a JSON body. */
export function takesBody(
  contract: CallContract,
  request: Request,
): contract is CallContract & Required<Pick<CallContract, 'in'>> {
  return contract.in !== undefined && !(contract.bodyOptional && !request.headers.has('Content-Type'));
}

function admit(who: Access, session: Session | null): Session | null {
  if (who === 'anyone') return null;
  if (who === 'visitor') return session;
  if (!session) throw new ApiError('unauthorized');
  if (who === 'admin' && !session.isAdmin) throw new ApiError('forbidden');
  return session;
}
