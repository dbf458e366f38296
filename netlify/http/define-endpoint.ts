import { randomUUID } from 'node:crypto';
import type { CallContract, Contract } from '#api/contract.ts';
import { SettingError } from '#netlify/env.ts';
import { ProviderUnavailable } from './provider-unavailable.ts';
import {
  type Session,
  hasSessionCookie,
  noSessionCookies,
  readSession,
  renewedCookies,
} from '#netlify/session/session.ts';
import { personMark } from '#netlify/session/person-mark.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';
import { ApiError } from './api-error.ts';
import { jsonAnswer } from './json-answer.ts';
import { logError, logInfo, noteInLog, withLogFields } from './log.ts';
import { matchPath } from './match-path.ts';
import { noticePage } from './notice-page.ts';
import { verifyJsonType } from './read-body.ts';
import { type AnyHandler, type Handlers, type Incoming, runRoute, takesBody } from './route.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { verifyOrigin } from './verify-origin.ts';

/** What the platform tells of a call. */
interface CallContext {
  requestId?: string;
}

/** What the platform's request ids look like; nothing else goes from a request into the log. */
const REQUEST_ID = /^[A-Za-z0-9-]{1,64}$/;

/** A deployable function, which can also say what it answers. */
export interface EndpointFunction {
  (request: Request, context?: CallContext): Promise<Response>;
  contract: Contract;
}

/** One call of a contract and what answers it. */
interface Route {
  contract: CallContract;
  handle: AnyHandler;
}

type Routes = Partial<Record<string, Route>>;

/**
 * A function that answers a resource as its contract says. It owns what all of them share: method, origin, content type,
 * who is asking, body, errors in words, and headers. Handlers say only what is their own.
 */
export function defineEndpoint<const C extends Contract>(contract: C, handlers: Handlers<C>): EndpointFunction {
  const { path } = contract;
  const routes: Routes = Object.fromEntries(
    Object.entries<CallContract>(contract.methods).map(([method, call]) => [
      method,
      { contract: call, handle: handlerOf(handlers, method) },
    ]),
  );
  const answer = (request: Request, context: CallContext = {}): Promise<Response> => {
    const { method } = request;
    return withLogFields({ requestId: requestIdOf(request, context), method, route: path }, async () => {
      const start = performance.now();
      const response = await answerOrRefuse(path, routes, request);
      addSecurityHeaders(response.headers);
      logCall(response.status, start);
      return method === 'HEAD' ? new Response(null, response) : response;
    });
  };
  return Object.assign(answer, { contract });
}

/** The handler of a method: its types, which follow from the contract, are kept by `runRoute`. */
function handlerOf(handlers: object, method: string): AnyHandler {
  return Reflect.get(handlers, method) as AnyHandler;
}

function requestIdOf(request: Request, { requestId }: CallContext): string {
  const id = requestId ?? request.headers.get('x-nf-request-id');
  return id !== null && REQUEST_ID.test(id) ? id : randomUUID();
}

/** @param start on the clock of `performance.now()` */
function logCall(status: number, start: number): void {
  const fields = { status, durationMs: Math.round(performance.now() - start) };
  if (status >= 500) logError('call', undefined, fields);
  else logInfo('call', fields);
}

async function answerOrRefuse(path: string, routes: Routes, request: Request): Promise<Response> {
  try {
    const url = new URL(request.url);
    const params = matchPath(path, url.pathname);
    if (!params) throw new ApiError('not_found');
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allowed(routes) } });
    const route = routeFor(request.method, routes);
    if (!route) throw new ApiError('method_not_allowed', { headers: { Allow: allowed(routes) } });
    if (!['GET', 'HEAD'].includes(request.method) && !route.contract.fromServers) verifyOrigin(request);
    if (takesBody(route.contract, request)) verifyJsonType(request);
    return await answerSender(route, { request, url, params, now: new Date() });
  } catch (error) {
    return refuse(request, error);
  }
}

async function answerSender({ contract, handle }: Route, incoming: Omit<Incoming, 'session'>): Promise<Response> {
  const { request, now } = incoming;
  if (contract.who === 'anyone') return runRoute(contract, handle, { ...incoming, session: null });
  const session = await sessionFor(contract, incoming);
  if (session) noteInLog({ person: personMark(session.stored.user.id) });
  const cookies = session ? await renewedCookies(session, now) : hasSessionCookie(request) ? noSessionCookies() : [];
  const response = await runRoute(contract, handle, { ...incoming, session }).catch((error: unknown) =>
    refuseKnown(request, error),
  );
  const setByRoute = response.headers.getSetCookie().length > 0;
  if (!setByRoute) for (const value of cookies) response.headers.append('Set-Cookie', value);
  return response;
}

/** A missing sign-in setup hides nothing from visitors; it is told only where signing in is needed. */
async function sessionFor({ who }: CallContract, { request, now }: Omit<Incoming, 'session'>): Promise<Session | null> {
  try {
    return await readSession(request, now);
  } catch (error) {
    if (who === 'visitor' && error instanceof SettingError) return null;
    throw error;
  }
}

function routeFor(method: string, routes: Routes): Route | undefined {
  if (method !== 'HEAD') return Object.hasOwn(routes, method) ? routes[method] : undefined;
  return routes['GET']?.contract.getChanges ? undefined : routes['GET'];
}

function allowed(routes: Routes): string {
  const methods = Object.keys(routes);
  return routeFor('HEAD', routes) ? [...methods, 'HEAD'].join(', ') : methods.join(', ');
}

function refuse(request: Request, error: unknown): Response {
  if (error instanceof ApiError) return refusal(request, error);
  logError('call_failed', error);
  if (error instanceof StoreUnavailable) return refusal(request, new ApiError('store_unavailable'));
  if (error instanceof SettingError || error instanceof ProviderUnavailable)
    return refusal(request, new ApiError('sign_in_unavailable'));
  return refusal(request, new ApiError('internal'));
}

/** Answers an expected refusal, so that cookies can go with it; anything else flies on. */
function refuseKnown(request: Request, error: unknown): Response {
  if (error instanceof ApiError) return refusal(request, error);
  throw error;
}

/** JSON for our own pages; a small page for a person whose browser navigated here. */
function refusal(request: Request, error: ApiError): Response {
  const { status, headers, answer, code } = error;
  noteInLog({ code });
  const wantsPage = request.headers.get('Accept')?.includes('text/html') ?? false;
  return wantsPage ? noticePage(answer.message, { status, headers }) : jsonAnswer(answer, status, headers);
}
