import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ProjectAnswer } from '#api/project.contract.ts';
import type { ProjectsAnswer } from '#api/projects.contract.ts';
import type { SinceAnswer } from '#api/since.contract.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { sortDrops } from '#domain/drop/lock-drops.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { editTool } from '#netlify/catalog/edit-tool.ts';
import { versionOf } from '#netlify/catalog/version-of.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { changesKey, termsChanges } from '#netlify/stores/terms-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import { fileDrops, fileTools } from '#testing/built-catalogue.ts';
import { type Person, type SiteUnderTest, adminEmail, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import adminTerms from '../admin-terms/admin-terms.ts';
import ownRules from '../own-rules/own-rules.ts';
import project from '../project/project.ts';
import linesOf from '../project-lines/project-lines.ts';
import projects from '../projects/projects.ts';
import savedTools from '../saved-tools/saved-tools.ts';
import since from './since.ts';

let site: SiteUnderTest;
let admin: Person;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
  admin = await site.signUp({ email: adminEmail });
});
afterAll(() => site.close());
afterEach(() => void vi.useRealTimers());

const active = fileTools.filter(({ status }) => status.state === 'active');
const tool = active.find(({ rights }) => rights.commercialUse === 'yes')!;
const source = 'https://maker.example/terms';

const look = async (person: Person): Promise<SinceAnswer> => {
  const answer = await ask(since, 'GET', '/api/since', { person });
  expect(answer.status).toBe(200);
  return (await answer.json()) as SinceAnswer;
};
const see = async (person: Person, seen: string): Promise<SinceAnswer> =>
  (await (await ask(since, 'POST', '/api/since', { person, body: { seen } })).json()) as SinceAnswer;
const save = (person: Person, toolId: number) =>
  ask(savedTools, 'POST', '/api/saved-tools', { person, body: { toolId } });

/** An editor confirms a changed sentence of a tool's terms. */
async function confirmTerms(toolId: number, meaning: string): Promise<string> {
  const [attempt, id] = [randomUUID(), randomUUID()];
  const seenAt = new Date().toISOString();
  await termsChanges.change(changesKey(source), () => ({
    write: {
      source,
      changes: [
        { id, kind: 'added', before: '', after: `${meaning} Really.`, topics: ['training'], seenAt, state: 'waiting' },
      ],
    },
    outcome: null,
  }));
  const about = { toolId, fact: 'trainsOnUploads', meaning };
  const body = { attempt, source, decision: 'confirm', ids: [id], about };
  expect((await ask(adminTerms, 'POST', '/api/admin/terms', { person: admin, body })).status).toBe(200);
  return `correction-${attempt}-terms`;
}

/** An editor takes back what was confirmed. */
async function takeTermsBack(toolId: number, told: string): Promise<void> {
  const undoes = told.replace(/^correction-|-terms$/g, '');
  const stored = await termsChanges.read(changesKey(source));
  const about = { toolId, fact: 'trainsOnUploads', meaning: 'Taken back by its editor' };
  const ids = stored?.changes.map(({ id }) => id);
  const body = { attempt: randomUUID(), source, decision: 'undo', ids, about, undoes };
  expect((await ask(adminTerms, 'POST', '/api/admin/terms', { person: admin, body })).status).toBe(200);
}

test('what changed stands once: newest first, gone on every device when one has shown it, and still found below', async () => {
  const person = await site.signUp();
  await save(person, tool.id);
  expect(await look(person)).toMatchObject({ since: null, entries: [], seen: [] });
  const first = await confirmTerms(tool.id, 'Uploads train its models now');
  const second = await confirmTerms(tool.id, 'Credits end with the month');
  await confirmTerms(active.find(({ id }) => id !== tool.id)!.id, 'This is nobody’s business');
  const { entries } = await look(person);
  expect(entries).toMatchObject([
    {
      id: second,
      kind: 'terms',
      toolId: tool.id,
      text: 'Credits end with the month.',
      path: `/tool-fluid/${tool.id}#terms`,
    },
    { id: first, text: 'Uploads train its models now.' },
  ]);
  expect((await look(person)).entries).toEqual(entries); // another device, before the first has shown them
  await see(person, entries[0]!.id);
  const quiet = await look(person);
  expect([quiet.entries, quiet.seen.map(({ id }) => id)]).toEqual([[], [second, first]]);
  expect(quiet.since).not.toBeNull();
  expect(quiet.readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('terms that touch work done with a tool name the project and its assets, once, for whoever saved it or not; taken back at the desk they are gone', async () => {
  const person = await site.signUp();
  const id = randomUUID();
  const rules = { paidWork: true };
  const made = { id, name: 'Autumn film', client: 'Acme', rules, rulesName: '', note: '' };
  expect((await ask(projects, 'POST', '/api/projects', { person, body: made })).status).toBe(201);
  const [plan] = tool.plans;
  const line = { toolId: tool.id, plan: plan?.name ?? '', day: '2026-11-20', account: '', human: '' };
  const lines = ['a.png', 'b.png'].map((asset) => ({ ...line, asset, sourceType: 'trainedAlgorithmicMedia' }));
  expect((await ask(linesOf, 'POST', `/api/projects/${id}/lines`, { person, body: { lines } })).status).toBe(201);
  expect((await look(person)).entries).toEqual([]);

  const told = await confirmTerms(tool.id, 'Uploads of this film train its models');
  const { entries } = await look(person);
  expect(entries).toMatchObject([
    {
      kind: 'project',
      projectId: id,
      toolId: tool.id,
      title: `Autumn film: ${tool.name} has changed since`,
      text: 'Its maker changed the terms. Made with it: a.png, b.png.',
      path: `/projects?p=${id}`,
    },
  ]);
  const whole = (await (await ask(project, 'GET', `/api/projects/${id}`, { person })).json()) as ProjectAnswer;
  expect(whole.since?.['f1']).toMatchObject([
    { kind: 'terms', after: 'Uploads of this film train its models', isRecall: true },
  ]);
  const { recalls } = (await (await ask(projects, 'GET', '/api/projects', { person })).json()) as ProjectsAnswer;
  expect(recalls).toMatchObject([{ toolId: tool.id, projects: [{ id, assets: ['a.png', 'b.png'] }] }]);
  expect((await see(person, entries[0]!.id)).entries).toEqual([]);
  expect((await look(person)).seen).toEqual(entries);

  await takeTermsBack(tool.id, told);
  expect(await look(person)).toMatchObject({ entries: [], seen: [] });
});

test('the mark never goes back, and what came after the list was read is told all the same', async () => {
  const person = await site.signUp();
  await save(person, tool.id);
  await look(person);
  const [first, second] = [
    await confirmTerms(tool.id, 'The first change'),
    await confirmTerms(tool.id, 'The second change'),
  ];
  await look(person);
  const third = await confirmTerms(tool.id, 'The third change');
  expect((await see(person, second)).entries.map(({ id }) => id)).toEqual([third]);
  expect((await see(person, first)).entries.map(({ id }) => id)).toEqual([third]);
  expect((await see(person, 'drop-of nobody')).entries.map(({ id }) => id)).toEqual([third]);
  expect((await see(person, third)).entries).toEqual([]);
});

test('what lies before a tool was saved is history; a clock set back loses nothing after it', async () => {
  const person = await site.signUp();
  await confirmTerms(tool.id, 'It was long ago');
  await save(person, tool.id);
  expect((await look(person)).entries).toEqual([]);
  vi.useFakeTimers({ now: Date.now() - 40 * 86_400_000, toFake: ['Date'] });
  const late = await confirmTerms(tool.id, 'By a clock that is wrong');
  vi.useRealTimers();
  expect((await look(person)).entries.map(({ id }) => id)).toEqual([late]);
});

test('a corrected fact and the verdict under the person’s own rules that turned with it stand apart', async () => {
  const person = await site.signUp({ plan: 'core' });
  await save(person, tool.id);
  const rules = { id: randomUUID(), name: 'Nike', client: '', note: '', rules: { paidWork: true } };
  expect((await ask(ownRules, 'POST', '/api/own-rules', { person, body: { do: 'keep', ...rules } })).status).toBe(200);
  await look(person);
  const found = (await currentCatalogue()).find(tool.id)!;
  const no = { answer: 'no', condition: '', evidence: [] };
  const edited = await editTool(
    {
      ...{ toolId: tool.id, version: versionOf(found), attempt: randomUUID(), reason: 'The maker says so now' },
      patch: {
        fields: {
          baseRights: { ...found.baseRights, commercialUse: no },
          plans: found.plans.map((plan) => ({ ...plan, rights: { ...plan.rights, commercialUse: no } })),
        } as never,
        evidence: {},
      },
    },
    { by: admin.id, now: new Date() },
  );
  expect(edited.ok).toBe(true);
  const { entries } = await look(person);
  expect(entries.map(({ kind }) => kind)).toEqual(['verdict', 'fact']);
  expect(entries[0]!.title).toBe(`${tool.name} under ‘Nike’: unknown, was passes`);
  expect(entries[1]!.text).toContain('The maker says so now.');
  expect((await look(person)).entries).toEqual(entries);
});

test('a drop under the fringe says nothing of itself, also of a tool that is theirs', async () => {
  const locked = sortDrops(fileDrops)
    .slice(plans.limits.openDrops)
    .find(({ toolId }) => toolId !== null) as Drop;
  const person = await site.signUp();
  await changeUser(person.id, (user) => ({
    write: { ...user, saves: [{ toolId: locked.toolId as number, savedAt: '2020-01-01T00:00:00.000Z' }] },
    outcome: null,
  }));
  vi.useFakeTimers({ now: Date.parse(locked.releaseDate) + 86_400_000, toFake: ['Date'] });
  const text = JSON.stringify(await look(person));
  vi.useRealTimers();
  expect(text).not.toContain(locked.updateTitle);
  expect(text).not.toContain(locked.updateDescription.slice(0, 40));
});

test('is for people who are signed in', async () => {
  expect((await ask(since, 'GET', '/api/since')).status).toBe(401);
  expect((await ask(since, 'POST', '/api/since', { body: { seen: 'x' } })).status).toBe(401);
});
