import type { CallContract } from '#api/contract.ts';
import { honestBodies } from '../honest-bodies.ts';
import { loadFunctions } from '../load-functions.ts';
import { deployWithMadeTools, madeToolId } from '../made-tools.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import {
  type Asking,
  type Person,
  type SiteUnderTest,
  adminEmail,
  ask,
  startSiteUnderTest,
} from '../site-under-test.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const functions = await loadFunctions();

/** The kinds of people who call, in the order of a contract's statuses: "the person" is the one whose data it is. */
const callers = ['anonymous', 'the person', 'another person', 'an admin'] as const;

/** The tool that the first person has saved; the honest body saves another. */
const saved = madeToolId(0);

/** How a page of another site, or no page at all, would send a request. */
const foreign: Record<string, Record<string, string | null>> = {
  'cross-site': { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  'same-site': { 'Sec-Fetch-Site': 'same-site', Origin: 'https://evil.example' },
  'foreign Origin': { 'Sec-Fetch-Site': null, Origin: 'https://evil.example' },
  'opaque Origin': { 'Sec-Fetch-Site': null, Origin: 'null' },
  'neither header': { 'Sec-Fetch-Site': null, Origin: null },
};
const wrongTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

/** Nobody acts for somebody else, neither from another site nor from another account. */
export const promise: ProductPromise = {
  id: 15,
  title:
    'Every mutating route refuses other origins and forms; every route gives each kind of person exactly what is declared',
  async run() {
    const site = await startSiteUnderTest({
      deployFiles: deployWithMadeTools(),
      captureLog: true,
      waitsForStore: true,
    });
    await site.startIdentity();
    await site.startPayments();
    const cases: Case[] = [];
    for (const route of allRoutes()) {
      if (route.method !== 'GET') cases.push(...(await foreignCases(site, route)));
      for (const caller of callers) cases.push(await cell(site, route, caller));
    }
    cases.push(await foreignLogoutLink(site));
    await site.close();
    return verdictOf(
      cases,
      `${allRoutes().length} routes × ${callers.length} kinds of people as declared; all foreign requests 403 or 415, store unchanged`,
    );
  },
};

interface Route {
  name: string;
  functionName: string;
  method: string;
  path: string;
  /** The path with the names of its parameters. */
  pattern: string;
  statuses: CallContract['statuses'];
}

function allRoutes(): Route[] {
  return functions.names.flatMap((functionName) => {
    const { path: pattern, methods } = functions(functionName).contract;
    const path = pattern.replace(/:\w+/, String(saved));
    return Object.entries(methods).map(([method, { statuses }]) => ({
      name: `${method} ${pattern}`,
      functionName,
      method,
      path,
      pattern,
      statuses,
    }));
  });
}

function send({ functionName, method, path, pattern }: Route, asking: Asking): Promise<Response> {
  const body = bodyOf({ method, pattern });
  return ask(functions(functionName), method, path, body === undefined ? asking : { body, ...asking });
}

function bodyOf({ method, pattern }: Pick<Route, 'method' | 'pattern'>): unknown {
  return method === 'POST' || method === 'PUT' ? honestBodies[pattern] : undefined;
}

async function personWithOneSave(site: SiteUnderTest): Promise<Person> {
  const person = await site.signUp();
  await ask(functions('saved-tools'), 'POST', '/api/saved-tools', { person, body: { toolId: saved } });
  return person;
}

async function foreignCases(site: SiteUnderTest, route: Route): Promise<Case[]> {
  const person = await personWithOneSave(site);
  const takesBody = bodyOf(route) !== undefined;
  const attempts = Object.entries(foreign).map(([name, headers]) => ({ name, headers }));
  for (const type of wrongTypes) {
    // Where a body is read its type alone must stop a form; elsewhere a form can come from another site only.
    attempts.push({
      name: type,
      headers: takesBody ? { 'Content-Type': type } : { ...foreign['cross-site'], 'Content-Type': type },
    });
  }
  const cases: Case[] = [];
  let before = await site.snapshot();
  for (const { name, headers } of attempts) {
    const { status } = await send(route, { person, headers });
    const after = await site.snapshot();
    const written = after !== before;
    before = after;
    const refused = status === 403 || status === 415 || (isFromServers(route) && status === 400);
    const answered = onlyReads(route) && status === 200;
    cases.push({
      name: `${route.name} by ${name}`,
      problem: (refused || answered) && !written ? null : `${status}${written ? ', and the store changed' : ''}`,
    });
  }
  return cases;
}

/** What other servers send comes from no page: a signature or a sealed link stands in for an origin. */
function isFromServers({ functionName, method }: Route): boolean {
  return method === 'POST' && ['stripe-webhook', 'unsubscribe'].includes(functionName);
}

/** Programs of others ask it from anywhere; it knows nobody and changes nothing. */
function onlyReads({ functionName }: Route): boolean {
  return functionName === 'mcp';
}

/** One cell of the table. Only what the person does themselves may change their document. */
async function cell(site: SiteUnderTest, route: Route, caller: (typeof callers)[number]): Promise<Case> {
  const owner = await personWithOneSave(site);
  const before = JSON.stringify(await owner.stored());
  const person = {
    anonymous: null,
    'the person': owner,
    'another person': await site.signUp(),
    'an admin': await site.signUp({ email: adminEmail }),
  }[caller];
  const answer = await send(route, { person });
  const wanted = route.statuses[callers.indexOf(caller)];
  const touched = caller !== 'the person' && JSON.stringify(await owner.stored()) !== before;
  const told = caller !== 'the person' && (await answer.text()).includes(owner.email);
  const name = `${route.name} by ${caller}`;
  if (touched) return { name, problem: "changed the other person's document" };
  if (told) return { name, problem: "told the other person's address" };
  return { name, problem: answer.status === wanted ? null : `${answer.status} instead of ${wanted}` };
}

async function foreignLogoutLink(site: SiteUnderTest): Promise<Case> {
  const person = await site.signUp();
  const before = await site.snapshot();
  const answer = await ask(functions('logout'), 'GET', '/api/logout', {
    person,
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  const holds =
    answer.status === 200 && (await site.snapshot()) === before && answer.headers.getSetCookie().length === 0;
  return {
    name: 'GET /api/logout from another site',
    problem: holds ? null : `${answer.status}, or the session ended`,
  };
}

if (import.meta.main) await runAlone(promise);
