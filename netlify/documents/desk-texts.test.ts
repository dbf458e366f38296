import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskDocument, DocumentEdited } from '#api/admin-document.contract.ts';
import type { DeskRecordsAnswer } from '#api/desk-records.contract.ts';
import type { RefusedEdit } from '#api/record-edit.ts';
import { shownTasks } from '#domain/task/desk-tasks.ts';
import { MAX_TASKS } from '#domain/task/task-limits.ts';
import { keepEntry } from '#domain/tool/editing/upload-entries.ts';
import type { Upload } from '#domain/tool/uploaded-tool.schema.ts';
import { changeTools } from '#netlify/stores/tool-store.ts';
import { type Person, type SiteUnderTest, adminEmail, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import { fileTexts, fileTools } from '#testing/built-catalogue.ts';
import adminDocument from '../functions/admin-document/admin-document.ts';
import adminDocuments from '../functions/admin-documents/admin-documents.ts';
import deskRecords from '../functions/desk-records/desk-records.ts';

let site: SiteUnderTest;
let admin: Person;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  admin = await site.signUp({ email: adminEmail });
});
afterAll(() => site.close());

const [lesson] = fileTexts.lesson;
const [article] = fileTexts.article;
const fileTasks = fileTexts.task;
if (!lesson || !article) throw new Error('There is no lesson, or no article.');
const post = (path: string, body: object) =>
  ask(path.split('/').length === 5 ? adminDocuments : adminDocument, 'POST', path, {
    person: admin,
    body: { attempt: randomUUID(), reason: 'An evening well spent', state: 'published', showsOn: null, ...body },
  });
const read = async (kind: string, key: string) =>
  (await (
    await ask(adminDocument, 'GET', `/api/admin/documents/${kind}/${key}`, { person: admin })
  ).json()) as DeskDocument;
const records = async () =>
  ((await (await ask(deskRecords, 'GET', '/api/desk-records')).json()) as DeskRecordsAnswer).documents;
const problemsOf = async (answer: Response) => ((await answer.json()) as RefusedEdit).problems;

test('an article is published under the address of its headline, and what a build could not print is refused', async () => {
  const fields = { ...article.fields, title: 'Another beginning, for people in a hurry' };
  const body = `${article.fields.text}\n\n<script>alert(1)</script>\n\n[away](javascript:alert(1)) [lost](/tool-fluid/999999)`;
  const refused = await problemsOf(await post('/api/admin/documents/article', { fields: { ...fields, text: body } }));
  const line = article.fields.text.split('\n').length + 2;
  expect(refused.map(({ remedy }) => remedy)).toEqual([
    `line ${line}: leave HTML out: Markdown alone is printed`,
    `line ${line + 2}: links lead to a whole address, or to a page of ours that begins with /`,
    `line ${line + 2}: no page has the address /tool-fluid/999999`,
  ]);
  const answer = await post('/api/admin/documents/article', { fields });
  expect(answer.status).toBe(200);
  const { key } = (await answer.json()) as DocumentEdited;
  expect(key).toBe('another-beginning-for-people-in-a-hurry');
  expect((await records()).article).toMatchObject([{ key, shows: 'whole', over: null }]);
  const twin = await problemsOf(await post('/api/admin/documents/article', { fields }));
  expect(twin).toMatchObject([{ field: 'title' }]);
});

test('a lesson of a file is changed and taken down; a price in it and a plan that no list names are refused', async () => {
  const { version } = await read('lesson', lesson.key);
  const path = `/api/admin/documents/lesson/${lesson.key}`;
  const wrong = await post(path, {
    version,
    fields: {
      text: `${lesson.fields.text}\nIt costs $12.`,
      tools: [{ tool: 'midjourney', pays: { plan: 'Emperor', amount: 1, period: 'month' } }],
    },
  });
  expect((await problemsOf(wrong)).map(({ field }) => field)).toEqual(expect.arrayContaining(['tools', 'text']));
  expect((await post(path, { version, fields: { title: 'Make a rights file for a campaign' } })).status).toBe(200);
  expect((await records()).lesson).toMatchObject([
    { key: lesson.key, shows: 'whole', fields: { title: 'Make a rights file for a campaign' } },
  ]);
  const down = await read('lesson', lesson.key);
  expect((await post(path, { version: down.version, fields: {}, state: 'unpublished' })).status).toBe(200);
  expect((await records()).lesson).toMatchObject([{ key: lesson.key, shows: 'hidden' }]);
});

test('a task gets other words, and stays: with a file it is never a draft, nor taken down', async () => {
  const [task] = fileTasks;
  const path = `/api/admin/documents/task/${task?.slug}`;
  const { version } = await read('task', task?.slug ?? '');
  const down = await post(path, { version, fields: {}, state: 'unpublished' });
  expect(await problemsOf(down)).toMatchObject([{ field: 'state' }]);
  const says = [...(task?.says ?? []), 'act like a puppet'];
  expect((await post(path, { version, fields: { says } })).status).toBe(200);
  expect(shownTasks(fileTasks, (await records()).task).find(({ slug }) => slug === task?.slug)?.says).toEqual(says);
});

test('a task is added without a file, and taken down unless a tool says it does it', async () => {
  const [model] = fileTasks;
  if (!model) throw new Error('There is no task.');
  const { slug: _, ...words } = model;
  const fields = { ...words, title: 'Walk the yak', fewTools: '' };
  const add = (changes: object) => post('/api/admin/documents/task', { fields: { ...fields, ...changes } });
  expect(await problemsOf(await add({}))).toMatchObject([{ field: 'fewTools' }]);
  expect(await problemsOf(await add({ title: model.title, fewTools: 'Nobody does' }))).toMatchObject([
    { field: 'title' },
  ]);
  expect((await add({ fewTools: 'No tool has found the yak yet' })).status).toBe(200);
  const shown = async () => shownTasks(fileTasks, (await records()).task).find(({ slug }) => slug === 'walk-the-yak');
  expect(await shown()).toMatchObject({ slug: 'walk-the-yak', title: 'Walk the yak' });
  const take = async () => {
    const { version } = await read('task', 'walk-the-yak');
    return post('/api/admin/documents/task/walk-the-yak', { version, fields: {}, state: 'unpublished' });
  };
  const [doer] = fileTools;
  if (!doer) throw new Error('There is no tool.');
  const named = new Map<number, Upload>();
  keepEntry(named, doer, { ...doer, tasks: [{ task: 'walk-the-yak', fit: 'can', note: 'Slowly' }] });
  const says = (uploads: Upload[]) =>
    changeTools(({ head }) => ({ uploads, head: (revision) => ({ ...head, revision }) }));
  await says([...named.values()]);
  expect(await problemsOf(await take())).toMatchObject([
    { field: 'state', remedy: expect.stringContaining(doer.name) },
  ]);
  await says([]);
  expect((await take()).status).toBe(200);
  expect(await shown()).toBeUndefined();
});

test('there is room for as many tasks as the data check allows: the next one stays a draft until another is taken down', async () => {
  const [model] = fileTasks;
  if (!model) throw new Error('There is no task.');
  const { slug: _, ...words } = model;
  const add = (title: string, state = 'published') =>
    post('/api/admin/documents/task', { fields: { ...words, title, fewTools: 'No tool yet' }, state });
  for (let place = fileTasks.length; place < MAX_TASKS; place += 1)
    expect((await add(`Job ${place}`)).status).toBe(200);
  const refused = await problemsOf(await add('One job more'));
  expect(refused).toMatchObject([{ field: 'state', remedy: expect.stringContaining(`room for ${MAX_TASKS}`) }]);
  expect((await add('One job more', 'draft')).status).toBe(200);
  const change = async (key: string, state: string) => {
    const { version } = await read('task', key);
    return post(`/api/admin/documents/task/${key}`, { version, fields: {}, state });
  };
  expect((await change('one-job-more', 'published')).status).toBe(422);
  expect((await change(`job-${MAX_TASKS - 1}`, 'unpublished')).status).toBe(200);
  expect((await change('one-job-more', 'published')).status).toBe(200);
});

test('a text without a headline is told of everything that it owes, in words for whoever fills in the form', async () => {
  const empty = {
    title: '',
    description: '',
    publishedOn: '',
    text: '',
    desk: '',
    level: '',
    minutes: 1,
    tasks: [],
    tools: [{ tool: '' }],
  };
  const told = await problemsOf(await post('/api/admin/documents/lesson', { fields: empty }));
  expect(told[0]).toMatchObject({ field: 'title', remedy: expect.stringContaining('headline') });
  expect(told.filter(({ field }) => field === 'title')).toHaveLength(1);
  expect(told).toEqual(
    expect.arrayContaining([
      { field: 'tasks', remedy: 'at least one' },
      { field: 'minutes', remedy: 'at least 30' },
      { field: 'tools.0.tool', remedy: 'fill it in, or correct its form' },
    ]),
  );
  expect((await post('/api/admin/documents/lesson', { fields: empty, state: 'draft' })).status).toBe(422);
});

test('a task names the tools that do it best, as many as its preview has room for', async () => {
  const { doers = [] } = await read('task', 'add-subtitles');
  expect(doers.length).toBeGreaterThan(2);
  expect(doers[0]).toMatchObject({ name: expect.any(String), fit: 'made for', note: expect.any(String) });
  expect((await read('article', article.key)).doers).toBeUndefined();
});

test.each([
  ['a definition behind a space', ' [a]: javascript:alert(1)', 'write links where they stand'],
  ['a definition in a quotation', '> [a]: javascript:alert(1)', 'write links where they stand'],
  ['a definition in a list', '- [a]: javascript:alert(1)', 'write links where they stand'],
  ['a definition with a bracket in it', '[a\\]b]: javascript:alert(1)', 'write links where they stand'],
  ['an address of another site in entities', '[x](/&sol;evil.example)', 'links lead to a whole address'],
  ['a control character', 'Words\u0000', 'U+0000'],
  ['a mark that turns the text round', 'Words \u202Egpj.exe', 'U+202E'],
  ['half of a character', 'Words \ud800', 'U+D800'],
])('a text with %s is refused when it is saved, with its line', async (_, words, remedy) => {
  const fields = { ...article.fields, title: `What cannot be printed ${randomUUID().slice(0, 8)}` };
  const text = `${article.fields.text}\n\n${words}`;
  const answer = await post('/api/admin/documents/article', { fields: { ...fields, text } });
  expect(answer.status).toBe(422);
  const line = text.split('\n').length;
  expect(await problemsOf(answer)).toEqual([
    { field: 'text', remedy: expect.stringMatching(new RegExp(`^line ${line}: .*${remedy.replace('+', '\\+')}`)) },
  ]);
});

test('half of a character, or one that nobody sees, is refused in every field, in a draft too', async () => {
  const [task] = fileTasks;
  if (!task) throw new Error('There is no task.');
  const { slug: _, ...words } = task;
  for (const [kind, fields, field] of [
    ['article', { ...article.fields, title: 'A headline\ud800 of ours' }, 'title'],
    ['article', { ...article.fields, description: `\u202e${article.fields.description}` }, 'description'],
    ['lesson', { ...lesson.fields, tools: [{ tool: 'suno', pays: { plan: 'Pro\u0007' } }] }, 'tools.0.pays.plan'],
    ['task', { ...words, says: [...task.says, 'act\u200b it'] }, `says.${task.says.length}`],
    ['drop', { toolName: 'Suno', quote: 'It\ufeff sings' }, 'quote'],
  ] as const) {
    const answer = await post(`/api/admin/documents/${kind}`, { fields, state: 'draft' });
    expect([kind, await problemsOf(answer)]).toMatchObject([
      kind,
      [{ field, remedy: expect.stringContaining('that nobody sees (U+') }],
    ]);
  }
});

test('code, aligned columns, lists of tasks and every script of the world are published; line ends are made alike', async () => {
  const innocent = `\`\`\`ts
const yak = "<b>";
\`\`\`

| Tool | Price |
|:-:|--:|
| Suno | low |

- [x] می‌خواهم, 👩‍👩‍👧, हिन्दी, مرحبا
- [ ] \`[a]: javascript:alert(1)\`\r\n`;
  const fields = {
    ...article.fields,
    title: 'Words in every script: مرحبا and 日本',
    text: `${article.fields.text}\n\n${innocent}`,
  };
  const answer = await post('/api/admin/documents/article', { fields });
  expect([answer.status, await answer.clone().json()]).toMatchObject([200, { dryRun: false }]);
  const { key } = (await answer.json()) as DocumentEdited;
  const { fields: stored } = await read('article', key);
  expect(stored['title']).toBe(fields.title);
  expect(String(stored['text'])).not.toContain('\r');
});

test('taking a change back cannot publish what would be refused', async () => {
  const fields = { ...article.fields, title: 'An article that was put right' };
  const bad = { ...fields, text: `${article.fields.text}\n\n<b>bold</b>` };
  const { key } = (await (
    await post('/api/admin/documents/article', { fields: bad, state: 'draft' })
  ).json()) as DocumentEdited;
  const path = `/api/admin/documents/article/${key}`;
  const save = async (body: object) => post(path, { version: (await read('article', key)).version, ...body });
  expect((await save({ fields: { text: fields.text }, state: 'draft' })).status).toBe(200);
  expect((await save({ fields: {} })).status).toBe(200);
  const { history } = await read('article', key);
  const answer = await ask(adminDocument, 'POST', path, {
    person: admin,
    body: { attempt: randomUUID(), reason: 'It was a slip', undoes: history[1]?.id },
  });
  expect(answer.status).toBe(422);
  expect((await problemsOf(answer)).map(({ remedy }) => remedy)).toEqual([
    expect.stringContaining('leave HTML out: Markdown alone is printed'),
  ]);
});
