import { honestBodies } from '../honest-bodies.ts';
import { loadFunctions } from '../load-functions.ts';
import { deployWithMadeTools, madeToolId } from '../made-tools.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import {
  type Asking,
  type Person,
  type SiteUnderTest,
  ask,
  requestOf,
  startSiteUnderTest,
} from '../site-under-test.ts';
import { Scanner } from '../walker.ts';

const functions = await loadFunctions();

const LONGEST_MS = 3000;
/** How long the proof asks again of a store that is sound again; how soon that is seen is no part of the promise. */
const RECOVERY_MS = 30_000;
const faults = {
  hangs: 'hang',
  'answers 503': '503',
  'cuts the line': 'drop-before-commit',
  'ends its answers half-way': 'cut-body',
  'answers half': 'half-body',
  'answers nothing': 'empty-body',
  'answers a page of HTML': 'html-page',
} as const;
const deaths = [...(Object.keys(faults) as (keyof typeof faults)[]), 'is gone'] as const;

/** A store that is dead or hangs costs nobody more than three seconds, and nobody is told a success. */
export const promise: ProductPromise = {
  id: 5,
  title:
    'Dead, hung or half-answering store: every endpoint that needs it answers 503 JSON with Retry-After within 3 s',
  async run() {
    const site = await startSiteUnderTest({ deployFiles: deployWithMadeTools(), captureLog: true });
    await site.startIdentity();
    await site.startPayments();
    const problems = await stillServed('while a deploy cannot be read', site, 503);
    problems.push(...(await servedAgain(site)));
    let asked = 0;
    let slowest = 0;
    for (const state of deaths) {
      site.blobs.setFault(() => null);
      const person = await site.signUp({ plan: 'core' });
      const callback = await readyCallback(site);
      breakStore(site, state);
      const calls = await Promise.all(
        [...routes(person), callback].map(async ({ name, send }) => ({ name, ...(await timed(send)) })),
      );
      for (const { name, ms, problem } of calls) {
        asked += 1;
        slowest = Math.max(slowest, ms);
        if (problem || ms > LONGEST_MS)
          problems.push(`${name} while the store ${state}: ${problem ?? `${Math.round(ms)} ms`}`);
      }
    }
    problems.push(...(await stillServed('by functions that have read their deploy', site, 200)));
    await site.close();
    const figure = `${asked} calls to ${asked / deaths.length} routes, ${deaths.length} kinds of death: all 503 with Retry-After, slowest ${Math.round(slowest)} ms; signed-out calls keep working, in functions that have read their deploy`;
    return { ok: problems.length === 0, figure: problems.length === 0 ? figure : problems.slice(0, 4).join(' | ') };
  },
};

interface Call {
  name: string;
  send(): Promise<Response>;
}

/** Forms for everybody that store what they are sent. */
const publicForms = ['email-subscriptions'];

/** Every route that asks the store, called by a signed-in person. */
function routes(person: Person): Call[] {
  return functions.names.flatMap((name) => {
    const endpoint = functions(name);
    const asksStore = Object.entries(endpoint.contract.methods).filter(
      ([, { who }]) => who !== 'anyone' || publicForms.includes(name),
    );
    return asksStore.map(([method]) => {
      const path = endpoint.contract.path.replace(/:\w+/, String(madeToolId(0)));
      const body = method === 'POST' || method === 'PUT' ? honestBodies[endpoint.contract.path] : undefined;
      const asking: Asking = body === undefined ? { person } : { person, body };
      return { name: `${method} ${path}`, send: () => ask(endpoint, method, path, asking) };
    });
  });
}

/** The callback of a person who has signed in at the provider: the code is good, the store is not. */
async function readyCallback(site: SiteUnderTest): Promise<Call> {
  const walker = new Scanner();
  const first = await walker.visit(functions('login'), `${site.origin}/api/login?login_hint=late@yak.test`);
  const back = await walker.follow(first.headers.get('Location') ?? '', `${site.origin}/api/callback`);
  const headers = { Cookie: walker.cookiesFor(site.origin) };
  return { name: 'GET /api/callback', send: () => functions('callback')(requestOf('GET', back, { headers })) };
}

function breakStore(site: SiteUnderTest, death: (typeof deaths)[number]): void {
  if (death === 'is gone') site.setEnvironment({ YAK_BLOBS_URL: 'http://127.0.0.1:1' });
  else site.blobs.setFault(() => faults[death]);
}

async function timed(send: () => Promise<Response>): Promise<{ ms: number; problem: string | null }> {
  const start = performance.now();
  const answer = await send();
  const text = await answer.text();
  const isAsPromised =
    answer.status === 503 && answer.headers.has('Retry-After') && text.includes('"store_unavailable"');
  const signsIn = answer.headers.getSetCookie().some((cookie) => cookie.startsWith('__Host-yak_session=ey'));
  return {
    ms: performance.now() - start,
    problem: isAsPromised && !signsIn ? null : `${answer.status} ${text.slice(0, 80)}`,
  };
}

/** What needs no account needs nothing that the site stores, once its deploy is read. */
async function stillServed(when: string, site: SiteUnderTest, expected: number): Promise<string[]> {
  if (expected === 503) site.blobs.setFault(() => '503');
  const calls: [string, Promise<Response>][] = [
    ['GET /api/tools', ask(functions('tools'), 'GET', '/api/tools')],
    ['GET /api/tool-updates', ask(functions('tool-updates'), 'GET', '/api/tool-updates')],
    [
      'POST /api/recommendations',
      ask(functions('recommendations'), 'POST', '/api/recommendations', { body: honestBodies['/api/recommendations'] }),
    ],
  ];
  const settled = await Promise.all(calls.map(async ([name, answer]) => [name, (await answer).status] as const));
  if (expected === 503) site.blobs.setFault(() => null);
  const wrong = settled.filter(([, status]) => status !== expected);
  return wrong.map(([name, status]) => `${name} signed out, ${when}: ${status}`);
}

/** A call shares a reading that another began, so one that began over the dead store may still end in a refusal. */
async function servedAgain(site: SiteUnderTest): Promise<string[]> {
  const end = performance.now() + RECOVERY_MS;
  for (;;) {
    const wrong = await stillServed('over a sound store', site, 200);
    if (wrong.length === 0 || performance.now() > end) return wrong;
  }
}

if (import.meta.main) await runAlone(promise);
