import type { Config } from '@netlify/functions';
import { windowPersistentEvents } from '@nanostores/persistent';
import { vi } from 'vitest';
import { hintCookie } from '#state/session.ts';
import type { EndpointFunction } from '#netlify/http/define-endpoint.ts';
import { type FunctionConfig, matchesRoute } from '#local/host/function-routes.ts';
import { callFunction, type Person, requestOf } from './site-under-test.ts';

/** A function as its file exports it. */
interface FunctionModule {
  default: EndpointFunction;
  config: Config;
}

/** What a page would have done, for tests of src/state: no document is drawn. */
interface StatePage {
  /** Calls that went out, as `POST /api/saved-tools`. */
  readonly sent: readonly string[];
  /** Addresses that the page went to. */
  readonly left: readonly string[];
  /** From now on the calls carry these headers as well; null takes one away. */
  sendHeaders(headers: Record<string, string | null>): void;
  /** The session's cookie is gone, its readable hint is still there. */
  endSession(): void;
}

/**
 * A freshly opened page without a document: `src/state`, imported after this, calls the given functions in this process
 * as the person's browser would. Undone by `vi.unstubAllGlobals`.
 * @param isOwn the page is one of the reader's own, which asks for its data together with the session
 */
export function openStatePage(
  functions: readonly FunctionModule[],
  { person = null, path = '/', isOwn = false }: { person?: Person | null; path?: string; isOwn?: boolean } = {},
): StatePage {
  vi.resetModules();
  const sent: string[] = [];
  const left: string[] = [];
  let cookieOf = person;
  let more: Record<string, string | null> = {};
  const { pathname, search } = new URL(path, 'http://localhost:8888');
  const assign = (address: string) => void left.push(address);
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location: { pathname, search, assign, replace: assign } }),
  );
  const querySelector = (wanted: string) => (isOwn && wanted === '[data-own-page]' ? {} : null);
  const documentElement = { dataset: {}, style: { setProperty: () => undefined } };
  const cookie = person ? hintCookie : '';
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie, querySelector, documentElement }));
  // The library lets go of a page a second after it ended: there is no window any more.
  windowPersistentEvents.removeEventListener = () => undefined;
  vi.stubGlobal('localStorage', keptInMemory());
  vi.stubGlobal('sessionStorage', keptInMemory());
  const fetchFromElsewhere = fetch;
  vi.stubGlobal('fetch', async (address: string | URL | Request, init: { method?: string; body?: string } = {}) => {
    // The functions run in this process as well: what they ask of the store has a whole address.
    if (typeof address !== 'string' || !address.startsWith('/')) return fetchFromElsewhere(address, init);
    const { method = 'GET', body } = init;
    sent.push(`${method} ${address}`);
    const called = new URL(address, 'http://localhost:8888').pathname;
    const found = functions.find(({ config }) => matchesRoute({ name: '', config: config as FunctionConfig }, called));
    if (!found) throw new TypeError(`No function answers ${address} here`);
    const sentBody = body === undefined ? {} : { body: JSON.parse(body) as unknown };
    return callFunction(found.default, requestOf(method, address, { person: cookieOf, headers: more, ...sentBody }));
  });
  return {
    sent,
    left,
    sendHeaders: (headers) => void (more = headers),
    endSession: () => void (cookieOf = null),
  };
}

function keptInMemory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
