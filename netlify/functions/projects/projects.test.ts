import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LineAnswer, LinesAnswer, RefusedLines } from '#api/project-lines.contract.ts';
import type { ProjectAnswer } from '#api/project.contract.ts';
import type { ProjectFactsAnswer } from '#api/project-facts.contract.ts';
import type { ProjectsAnswer } from '#api/projects.contract.ts';
import type { SharedSheetAnswer } from '#api/shared-sheet.contract.ts';
import type { Project } from '#domain/project/project.ts';
import { projectLines, projectLinks, projects as projectStore } from '#netlify/stores/project-store.ts';
import { linkKey } from '#netlify/stores/collection-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import { closeAccount, eraseAccount } from '#netlify/personal-data/delete-account.ts';
import { exportData, personOf } from '#netlify/personal-data/export-data.ts';
import { allTools } from '#testing/built-catalogue.ts';
import { type Person, type SiteUnderTest, adminEmail, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import project from '../project/project.ts';
import projectFacts from '../project-facts/project-facts.ts';
import projectLine from '../project-line/project-line.ts';
import linesOf from '../project-lines/project-lines.ts';
import share from '../project-share/project-share.ts';
import sheet from '../project-sheet/project-sheet.ts';
import sharedSheet from '../shared-sheet/shared-sheet.ts';
import projects from './projects.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
});
afterEach(() => site.blobs.setFault(() => null));
afterAll(() => site.close());

/** A tool with a plan whose paid work somebody has read. */
const tool = allTools.find(({ plans }) => plans.some(({ rights }) => rights.commercialUse?.evidence[0]));
const plan = tool?.plans.find(({ rights }) => rights.commercialUse?.evidence[0]);
const toolId = tool?.id ?? 0;
const rules = { paidWork: true, noTraining: 'off' };

const make = (person: Person | null, body: object = {}) =>
  ask(projects, 'POST', '/api/projects', {
    person,
    body: { name: 'Autumn film', client: 'Acme Ltd', rules, note: 'For Jo', ...body },
  });
const made = async (person: Person) => (await (await make(person)).json()) as Project;
const line = (fields: object = {}) => ({
  asset: 'poster.png',
  toolId,
  plan: plan?.name ?? '',
  account: 'studio@acme.test',
  day: '2026-11-20',
  human: 'Chose and retouched',
  sourceType: 'trainedAlgorithmicMedia',
  ...fields,
});
const add = (person: Person | null, id: string, body: object) =>
  ask(linesOf, 'POST', `/api/projects/${id}/lines`, { person, body });
const read = async (person: Person, id: string) =>
  (await (await ask(project, 'GET', `/api/projects/${id}`, { person })).json()) as ProjectAnswer;
const fileOf = (person: Person | null, id: string, format = 'json') =>
  ask(sheet, 'GET', `/api/projects/${id}/sheet?format=${format}`, { person });
const shared = (key: string) => ask(sharedSheet, 'GET', `/api/shared-sheets/${key}`);

test('a line freezes the facts of its plan with words, page and day, and the verdict under the project’s rules', async () => {
  const person = await site.signUp();
  const answer = await make(person);
  expect(answer.status).toBe(201);
  const { id, rules: kept } = (await answer.json()) as Project;
  expect(kept).toMatchObject({ paidWork: true, noTraining: 'off', indemnity: false });
  const added = await add(person, id, line());
  expect(added.status).toBe(201);
  const one = (await added.json()) as LineAnswer;
  expect(one).toMatchObject({ asset: 'poster.png', version: 1, isWithdrawn: false });
  expect(one.frozen).toMatchObject({ tool: { id: toolId, name: tool?.name }, plan: { name: plan?.name }, rules: kept });
  expect(one.frozen.rights.commercialUse).toMatchObject({
    answer: plan?.rights.commercialUse?.answer,
    quote: expect.any(String),
    page: expect.stringMatching(/^https?:/),
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(one.frozen.reasons.map(({ rule }) => rule)).toEqual(['paidWork', 'noTraining']);
  const file = await (await fileOf(person, id)).text();
  expect(JSON.parse(file)).toMatchObject({ name: 'Autumn film', lines: [{ asset: 'poster.png' }] });
  expect(file).not.toContain('For Jo');
  const { hash, since, project: whole } = await read(person, id);
  expect(hash).toBe(createHash('sha256').update(file).digest('hex'));
  expect([since, whole.note]).toEqual([{}, 'For Jo']);
});

test('nobody signed in gets 401; somebody else, an admin and strange ids get 404, and nothing changes', async () => {
  const person = await site.signUp();
  const { id } = await made(person);
  const { id: lineId } = (await (await add(person, id, line())).json()) as LineAnswer;
  const before = await site.snapshot();
  const admin = await site.signUp({ email: adminEmail });
  const other = await site.signUp();
  const callers: [Person | null, number][] = [
    [null, 401],
    [other, 404],
    [admin, 404],
  ];
  for (const [caller, status] of callers) {
    const answers = [
      await ask(project, 'GET', `/api/projects/${id}`, { person: caller }),
      await ask(project, 'PUT', `/api/projects/${id}`, { person: caller, body: { name: 'Mine now' } }),
      await add(caller, id, line()),
      await ask(projectLine, 'PUT', `/api/projects/${id}/lines/${lineId}`, { person: caller, body: { human: 'x' } }),
      await fileOf(caller, id),
      await ask(share, 'POST', `/api/projects/${id}/share`, { person: caller, body: {} }),
      await ask(project, 'DELETE', `/api/projects/${id}`, { person: caller }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  }
  const kept = (text: string) => text.split('\n').filter((row) => row.includes('project'));
  expect(kept(await site.snapshot())).toEqual(kept(before));
});

test('Fringe holds one project with five lines, however many requests come at once; Core holds more', async () => {
  const person = await site.signUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => make(person)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await projectStore.read(person.id))?.projects).toHaveLength(1);
  const [one] = (await projectStore.read(person.id))?.projects ?? [];
  const id = one?.id ?? '';
  const added = await Promise.all(
    Array.from({ length: 20 }, (_, index) => add(person, id, line({ asset: `${index}` }))),
  );
  expect(added.filter(({ status }) => status === 201)).toHaveLength(5);
  expect((await read(person, id)).lines).toHaveLength(5);
  const refused = await add(person, id, line());
  expect(await refused.json()).toMatchObject({ code: 'upgrade_required', requiresUpgrade: true });
  const core = await site.signUp({ plan: 'core' });
  expect([(await make(core)).status, (await make(core)).status]).toEqual([201, 201]);
});

test('every accepted line of twenty at once is there, and several assets come in one call', async () => {
  const core = await site.signUp({ plan: 'core' });
  const { id } = await made(core);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => add(core, id, line({ asset: `a${index}` }))),
  );
  const accepted = await Promise.all(
    answers.filter(({ ok }) => ok).map(async (one) => ((await one.json()) as LineAnswer).id),
  );
  const ids = (await read(core, id)).lines.map((one) => one.id);
  expect(ids.toSorted()).toEqual(accepted.toSorted());
  expect(accepted.length).toBeGreaterThan(0);
  const several = await add(core, id, line({ asset: 'b1', assets: ['b2', 'b3'] }));
  const { lines } = (await several.json()) as LinesAnswer;
  expect(lines.map(({ asset }) => asset)).toEqual(['b1', 'b2', 'b3']);
  const { facts } = await read(core, id);
  expect(Object.keys(facts)).toEqual(['f1']);
});

test('a pasted table is taken whole, or refused by its rows', async () => {
  const core = await site.signUp({ plan: 'core' });
  const { id } = await made(core);
  const defaults = { toolId, plan: plan?.name ?? '', day: '2026-11-20', sourceType: 'trainedAlgorithmicMedia' };
  const taken = await add(core, id, { table: 'one.png\ntwo.png\n', defaults });
  expect(((await taken.json()) as LinesAnswer).lines.map(({ asset }) => asset)).toEqual(['one.png', 'two.png']);
  const refused = await add(core, id, { table: `Asset\tTool\nx.png\tNo such tool\ny.png\t${tool?.name}`, defaults });
  expect(refused.status).toBe(422);
  expect(((await refused.json()) as RefusedLines).rows).toEqual([
    { row: 2, message: 'The guide has no tool “No such tool”: write its name as the guide does.' },
  ]);
  expect((await read(core, id)).lines).toHaveLength(2);
  for (const [body, words] of [
    [line({ plan: 'No such plan' }), 'has no plan “No such plan”'],
    [line({ sourceType: 'magic' }), 'sourceType'],
    [{ lines: [line({ day: 'yesterday' })] }, 'lines.0.day'],
    [line({ asset: '' }), 'Name what was made'],
  ] as const) {
    const answer = await add(core, id, body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toContain(words);
  }
  expect((await add(core, id, line({ toolId: 999_999_999 }))).status).toBe(404);
});

test('a line is corrected by a new version: the old one and its facts stay, another plan is frozen anew', async () => {
  const person = await site.signUp();
  const { id } = await made(person);
  const { id: lineId, facts } = (await (await add(person, id, line())).json()) as LineAnswer;
  const correct = async (body: object) =>
    (await (
      await ask(projectLine, 'PUT', `/api/projects/${id}/lines/${lineId}`, { person, body })
    ).json()) as LineAnswer;
  expect(await correct({ human: 'Chose only' })).toMatchObject({ version: 2, human: 'Chose only', facts });
  expect(await correct({ plan: '' })).toMatchObject({ version: 3, human: 'Chose only', frozen: { plan: null } });
  const [kept] = (await read(person, id)).lines;
  expect(kept?.versions.map(({ human, plan: named }) => [human, named])).toEqual([
    ['Chose and retouched', plan?.name],
    ['Chose only', plan?.name],
    ['Chose only', ''],
  ]);
  expect(await correct({ isWithdrawn: true })).toMatchObject({ version: 4, isWithdrawn: true });
  expect(JSON.parse(await (await fileOf(person, id)).text())).toMatchObject({ lines: [], facts: {}, disclosure: '' });
});

test('two devices that change a project at once lose nothing of each other', async () => {
  const core = await site.signUp({ plan: 'core' });
  const { id } = await made(core);
  const put = (body: object) => ask(project, 'PUT', `/api/projects/${id}`, { person: core, body });
  const answers = await Promise.all([put({ name: 'Winter film' }), put({ client: 'Bank' }), put({ note: 'Ask Kim' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await read(core, id)).project).toMatchObject({ name: 'Winter film', client: 'Bank', note: 'Ask Kim', rules });
});

test('a link shows the sheet to everybody until it is taken back; who saw which version is kept with its day', async () => {
  const person = await site.signUp();
  const { id } = await made(person);
  await add(person, id, line());
  const open = await ask(share, 'POST', `/api/projects/${id}/share`, { person, body: { byName: 'Studio Ada' } });
  const key = ((await open.json()) as Project).share?.key ?? '';
  const first = (await (await shared(key)).json()) as SharedSheetAnswer;
  expect(first).toMatchObject({ byName: 'Studio Ada', seen: [], sheet: { name: 'Autumn film' } });
  const confirm = (name: string, hash: string) =>
    ask(sharedSheet, 'POST', `/api/shared-sheets/${key}`, { body: { name, hash } });
  expect((await confirm('Jo of Acme', 'a'.repeat(64))).status).toBe(409);
  expect((await confirm('Jo of Acme', first.hash)).status).toBe(200);
  expect((await confirm('jo of acme', first.hash)).status).toBe(200);
  await add(person, id, line({ asset: 'second.png' }));
  const second = (await (await shared(key)).json()) as SharedSheetAnswer;
  expect([second.hash === first.hash, second.seen]).toEqual([false, []]);
  expect((await confirm('Kim', first.hash)).status).toBe(409);
  const { seen } = await read(person, id);
  expect(seen).toEqual([{ name: 'Jo of Acme', hash: first.hash, at: expect.any(String) }]);
  expect((await ask(share, 'DELETE', `/api/projects/${id}/share`, { person })).status).toBe(200);
  expect([(await shared(key)).status, (await confirm('Kim', second.hash)).status]).toEqual([404, 404]);
  expect(await projectLinks.all()).toEqual([]);
  expect((await read(person, id)).seen).toHaveLength(1);
});

test('a project is deleted with its lines and its link', async () => {
  const person = await site.signUp();
  const { id } = await made(person);
  await add(person, id, line());
  const open = await ask(share, 'POST', `/api/projects/${id}/share`, { person, body: {} });
  const key = ((await open.json()) as Project).share?.key ?? '';
  expect((await ask(project, 'DELETE', `/api/projects/${id}`, { person })).status).toBe(200);
  expect((await shared(key)).status).toBe(404);
  const left = [...(await projectLines.all()), ...(await projectLinks.all())];
  expect(left.filter(({ userId }) => userId === person.id)).toEqual([]);
  expect((await ask(project, 'GET', `/api/projects/${id}`, { person })).status).toBe(404);
});

test('a link that was taken back leads nowhere, even when what led there could not be removed', async () => {
  const person = await site.signUp();
  const { id } = await made(person);
  const open = await ask(share, 'POST', `/api/projects/${id}/share`, { person, body: {} });
  const key = ((await open.json()) as Project).share?.key ?? '';
  const [left] = (await projectLinks.all()).filter(({ userId }) => userId === person.id);
  await ask(share, 'DELETE', `/api/projects/${id}/share`, { person });
  await projectLinks.keep(linkKey(key), left ?? { userId: '', project: '' });
  expect((await shared(key)).status).toBe(404);
});

test('a line that is written while its project is deleted goes with it', async () => {
  const person = await site.signUp();
  const { id } = await made(person);
  const deletions: Promise<Response>[] = [];
  site.blobs.setFault(({ method, store }) => {
    if (method !== 'PUT' || store !== 'site:dev-project-lines' || deletions.length > 0) return null;
    deletions.push(ask(project, 'DELETE', `/api/projects/${id}`, { person }));
    return '503'; // the write is tried again once the project is gone
  });
  const answer = await add(person, id, line());
  expect([answer.status, (await deletions[0])?.status]).toEqual([404, 200]);
  expect((await projectLines.all()).filter(({ userId }) => userId === person.id)).toEqual([]);
});

test('a project that a browser kept moves in once; sealed facts keep their day, others are frozen on the day of the move', async () => {
  const body = { toolId, plan: plan?.name ?? '', rules };
  const sealed = (await (await ask(projectFacts, 'POST', '/api/project-facts', { body })).json()) as ProjectFactsAnswer;
  const forged = structuredClone(sealed.facts);
  forged.verdict = 'passes';
  forged.tool.name = 'Forged';
  const person = await site.signUp();
  const moving = {
    id: randomUUID(),
    lines: [
      { ...line(), id: randomUUID(), facts: sealed.facts, seal: sealed.seal },
      { ...line({ asset: 'forged.png' }), id: randomUUID(), facts: forged, seal: sealed.seal },
      { ...line({ asset: 'bare.png' }), id: randomUUID() },
    ],
  };
  expect([(await make(person, moving)).status, (await make(person, moving)).status]).toEqual([201, 201]);
  const { lines, facts } = await read(person, moving.id);
  expect(lines).toHaveLength(3);
  expect(Object.values(facts)).toEqual([sealed.facts]);
  const two = { id: randomUUID(), lines: moving.lines.map((one) => ({ ...one, id: randomUUID() })) };
  expect((await make(person, two)).status).toBe(403);
});

test('a downgrade takes nothing away: what is there is read and corrected, and nothing new is added', async () => {
  const person = await site.signUp({ plan: 'core' });
  const { id } = await made(person);
  await add(person, id, line({ assets: ['2', '3', '4', '5', '6', '7'] }));
  await changeUser(person.id, (user) => ({ write: { ...user, subscription: null }, outcome: null }));
  const { lines } = await read(person, id);
  expect(lines).toHaveLength(7);
  const path = `/api/projects/${id}/lines/${lines[0]?.id}`;
  expect((await ask(projectLine, 'PUT', path, { person, body: { human: 'Less' } })).status).toBe(200);
  expect((await add(person, id, line())).status).toBe(403);
});

test('export holds projects with lines and who saw them; an erased account leaves none, and its links lead nowhere', async () => {
  const person = await site.signUp();
  const { id } = await made(person);
  await add(person, id, line());
  await ask(share, 'POST', `/api/projects/${id}/share`, { person, body: {} });
  const user = await person.stored();
  const text = JSON.stringify(await exportData(personOf(user), new Date()));
  for (const word of ['Autumn film', 'poster.png', 'Chose and retouched', 'frozenOn']) expect(text).toContain(word);
  await closeAccount(person.id, new Date());
  await eraseAccount(person.id);
  const left = [...(await projectLines.all()), ...(await projectLinks.all())].filter(
    ({ userId }) => userId === person.id,
  );
  expect([left, await projectStore.read(person.id)]).toEqual([[], null]);
});

test('the list counts lines and tools of each project, and names the limits of the plan', async () => {
  const person = await site.signUp();
  const { id } = await made(person);
  await add(person, id, line({ assets: ['two'] }));
  const answer = await ask(projects, 'GET', '/api/projects', { person });
  expect((await answer.json()) as ProjectsAnswer).toMatchObject({
    projects: [{ id, lines: 2, toolIds: [toolId] }],
    limit: 1,
    lineLimit: 5,
    recalls: [],
  });
});
