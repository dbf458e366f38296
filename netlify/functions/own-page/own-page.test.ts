import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OwnPageAnswer } from '#api/own-page.contract.ts';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import { allTools } from '#testing/built-catalogue.ts';
import { noRules, readyMadeRules } from '#domain/rules/ready-made-rules.ts';
import { verdictOf } from '#domain/rules/verdict.ts';
import authUser from '../auth-user/auth-user.ts';
import kits from '../kits/kits.ts';
import sinceCall from '../since/since.ts';
import ownRules from '../own-rules/own-rules.ts';
import project from '../project/project.ts';
import projects from '../projects/projects.ts';
import savedTools from '../saved-tools/saved-tools.ts';
import ownPage from './own-page.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
});
afterAll(() => site.close());
afterEach(() => site.blobs.setFault(() => null));

const [first = 0, second = 0, third = 0] = allTools.map(({ id }) => id);
const open = (person: Person | null) => ask(ownPage, 'GET', '/api/own-page', { person });
const readPage = async (person: Person) => (await (await open(person)).json()) as OwnPageAnswer;
const readAlone = async (handler: typeof kits, path: string, person: Person) =>
  (await ask(handler, 'GET', path, { person })).json();

async function personWithThings(): Promise<Person> {
  const person = await site.signUp();
  await ask(savedTools, 'POST', '/api/saved-tools', { person, body: { toolId: first } });
  const tools = [second, third].map((toolId) => ({ toolId, note: 'Because' }));
  const body = { do: 'make', id: randomUUID(), name: 'Autumn', intro: '', tools };
  await ask(kits, 'POST', '/api/kits', { person, body });
  return person;
}

test('says in one answer what the session, the saves, the collections and what changed say by themselves', async () => {
  const person = await personWithThings();
  const { user, saved, kits: own, rules, since, tools } = await readPage(person);
  expect({ lists: rules }).toEqual(await readAlone(ownRules, '/api/own-rules', person));
  expect(since).toEqual(await readAlone(sinceCall, '/api/since', person));
  expect(user).toEqual(await readAlone(authUser, '/api/auth/user', person));
  expect(saved).toEqual(await readAlone(savedTools, '/api/saved-tools', person));
  expect(own).toEqual(await readAlone(kits, '/api/kits', person));
  expect(tools.map(({ id }) => id).sort((a, b) => a - b)).toEqual([second, third].sort((a, b) => a - b));
});

test('says how the saved tools stand to the rules of a project, and nothing where it has none', async () => {
  const person = await personWithThings();
  const regulated = readyMadeRules.find(({ id }) => id === 'regulated')?.rules ?? noRules;
  const failing = allTools.find((tool) => verdictOf(tool, regulated).verdict === 'fails')?.id ?? 0;
  await ask(savedTools, 'POST', '/api/saved-tools', { person, body: { toolId: failing } });
  const id = randomUUID();
  const words = { id, name: 'Card launch', client: 'Northwind Bank', rules: regulated, note: '' };
  await ask(projects, 'POST', '/api/projects', { person, body: words });
  const judged = async () => (await readPage(person)).projects?.projects.map(({ saved }) => saved);
  const [told] = (await judged()) ?? [];
  expect(told?.fails).toContain(failing);
  const path = `/api/projects/${id}`;
  expect((await ask(project, 'PUT', path, { person, body: { rules: {} } })).status).toBe(200);
  expect(await judged()).toEqual([null]);
});

test('is for people who are signed in', async () => {
  expect((await open(null)).status).toBe(401);
});

test('comes without the collections when their record cannot be read', async () => {
  const person = await personWithThings();
  site.blobs.setFault(({ store }) => (store?.endsWith('-kits') ? '503' : null));
  expect((await ask(kits, 'GET', '/api/kits', { person })).status).toBe(503);
  const { user, saved, kits: own, since, tools } = await readPage(person);
  expect([user.email, saved.length, own, since, tools]).toEqual([person.email, 1, null, null, []]);
});
