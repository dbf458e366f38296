import type { Answer, Contract, Method, Params, Sent } from './contract.ts';
import { CallError } from './call-error.ts';

/** What goes along with a call: the values of its path and query, and its body. Nothing is sent that is undefined. */
interface Along<C extends Contract, M extends keyof C['methods']> {
  params?: Params<C, M>;
  body?: Sent<C, M>;
}

/**
 * The calls of one resource, with the types of its contract; the contract itself stays on the server.
 * @param path as the contract has it
 */
export function requester<C extends Contract>(path: C['path']) {
  return <M extends Method & keyof C['methods']>(
    method: M,
    { params, body }: Along<C, M> = {},
  ): Promise<Answer<C, M>> => request(method, addressOf(path, params ?? {}), body);
}

/** The path with its values filled in, and the others behind it. */
function addressOf(path: string, params: object): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    if (path.includes(`:${name}`)) filled = filled.replace(`:${name}`, encodeURIComponent(value));
    else query.set(name, value);
  }
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/** Functions are given 30 s for an answer; a call that has none after twice that is given up. In ms. */
const GIVEN_UP_MS = 60_000;

/**
 * Sends one call to our own API, or for one of our own files, and gives back its parsed JSON.
 * Credentials go along; a JSON content type and body only when there is a payload.
 * @throws CallError for every answer that is not 2xx; what `fetch` throws when nobody answered, in time or at all
 */
export async function request<Body>(method: Method, path: string, payload?: unknown): Promise<Body> {
  const answer = await fetch(path, {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(GIVEN_UP_MS),
    ...(payload === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(payload) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new CallError(answer.status, text, answer.statusText);
  return JSON.parse(text) as Body;
}
