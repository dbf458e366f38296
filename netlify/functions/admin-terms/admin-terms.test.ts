import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TermsDecided, TermsDeciding, TermsDeskAnswer } from '#api/admin-terms.contract.ts';
import type { CorrectionsAnswer } from '#api/corrections.ts';
import { rightOn } from '#domain/tool/plan/plan-rights.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { termsReadingSchema } from '#domain/watch/terms/terms-reading.schema.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { editTool, undoEdit } from '#netlify/catalog/edit-tool.ts';
import { versionOf } from '#netlify/catalog/version-of.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { listDocuments, readDeskDocument } from '#netlify/documents/desk-documents.ts';
import { dropRules } from '#netlify/documents/drop-rules.ts';
import { saveDocument } from '#netlify/documents/edit-document.ts';
import { planCatalogue } from '#netlify/facts/plan-catalogue.ts';
import { sendAlerts } from '#netlify/letters/send-alerts.ts';
import { readDeskTool } from '#netlify/catalog/desk-tool.ts';
import { changesKey, readingKey, termsChanges, termsReadings } from '#netlify/stores/terms-store.ts';
import { readSince } from '#netlify/since/person-since.ts';
import { changeUser, readUser } from '#netlify/stores/user-store.ts';
import { hasTerms, noteTerms } from '#netlify/watch/note-terms.ts';
import { runWatch } from '#netlify/watch/run-watch.ts';
import { pageWith } from '#testing/disguises.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { type LocalWeb, startWeb } from '#testing/start-web.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { type Person, type SiteUnderTest, ask } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';
import { quickVisits } from '#testing/watch-over.ts';
import corrections from '../corrections/corrections.ts';
import savedTools from '../saved-tools/saved-tools.ts';
import adminTerms from './admin-terms.ts';

let site: SiteUnderTest;
let admin: Person;
let web: LocalWeb;
let mail: LocalMail;
useAdminSite(async (own) => {
  ({ site, admin } = own);
  mail = await site.startMail();
});
beforeAll(async () => {
  web = await startWeb();
});
afterAll(() => web?.close());

const source = 'http://site-0.test/page-0';
const quote = 'We do not use the content of customers on a paid plan to train our models.';
const trained = 'We use the content of customers on every plan to train our models.';
const terms = (training: string, ownership = 'You own the images that you make with the service.') =>
  [ownership, training, 'Disputes are settled by binding arbitration in the city of San Francisco.']
    .map((sentence) => `<p>${sentence}</p>`)
    .join('');
const tool = fileTools.find(
  ({ status, evidence, plans: own }) => status.state === 'active' && evidence.trainsOnUploads && own.length > 2,
)!;

let visits = 0;
/** The watch visits the page, each time half a year later. */
async function visit(body: string, wrapped = pageWith(body)): Promise<TermsDeskAnswer> {
  web.setPage(source, { body: wrapped });
  const { tools } = await currentCatalogue();
  visits += 1;
  await runWatch({
    tools: tools.filter(({ id }) => id === tool.id),
    now: new Date(Date.UTC(2027, 6 * visits, 1)),
    until: Infinity,
    network: { standIn: { address: '127.0.0.1', port: web.port }, lookup: async () => ['127.0.0.1'] },
    limits: quickVisits,
  });
  return readDesk();
}
const readDesk = async () =>
  (await (await ask(adminTerms, 'GET', '/api/admin/terms', { person: admin })).json()) as TermsDeskAnswer;
const decide = (deciding: Partial<TermsDeciding>) =>
  ask(adminTerms, 'POST', '/api/admin/terms', {
    person: admin,
    body: { attempt: randomUUID(), source, decision: 'aside', ids: [], ...deciding },
  });
const shown = async () => {
  const answer = await ask(corrections, 'GET', `/api/corrections?tool=${tool.id}`);
  return ((await answer.json()) as CorrectionsAnswer).corrections.filter(({ about }) => about === 'terms');
};
const tellReaders = async (now: Date) =>
  sendAlerts({
    now,
    ...(await planCatalogue((await currentCatalogue()).tools, now)),
    drops: [],
    plans,
    until: performance.now() + 20_000,
  });

beforeAll(async () => {
  const evidence = { source, kind: 'press' as const, quote, readOn: '2026-11-01', pageDate: null };
  const edited = await editTool(
    {
      ...{ toolId: tool.id, version: versionOf(tool), attempt: randomUUID(), reason: 'Its page moved' },
      patch: { fields: {}, evidence: { trainsOnUploads: evidence } },
    },
    { by: 'editor', now: new Date() },
  );
  expect(edited.ok).toBe(true);
});

test('one run after a sentence about training changed it waits; confirmed, the tool’s page and those who saved it are told, once', async () => {
  const ada = await site.signUp({ keepsMail: true });
  await changeUser(ada.id, (user) => ({
    write: { ...user, preferences: { ...user.preferences, toolUpdates: true } },
    outcome: null,
  }));
  await ask(savedTools, 'POST', '/api/saved-tools', { person: ada, body: { toolId: tool.id } });
  expect(await visit(terms(quote))).toEqual({ waiting: 0, rights: 0, documents: [] });
  const desk = await visit(terms(trained));
  expect(desk).toMatchObject({
    ...{ waiting: 1, rights: 1 },
    documents: [{ source, tools: [{ id: tool.id }], changes: [{ kind: 'reworded', before: quote, after: trained }] }],
  });
  const now = new Date();
  await tellReaders(now); // takes note of what is known
  const [change] = desk.documents[0]!.changes;
  const confirming = {
    ...{ attempt: randomUUID(), decision: 'confirm' as const, ids: [change!.id] },
    about: { toolId: tool.id, fact: 'trainsOnUploads' as const, meaning: 'Paid plans train its models now, too.' },
  };
  expect(await (await decide(confirming)).json()).toMatchObject({ waiting: 0 });
  expect((await decide(confirming)).status).toBe(200); // the same attempt is the same decision
  expect(await shown()).toMatchObject([
    {
      id: `${confirming.attempt}-terms`,
      before: quote,
      after: trained,
      reason: 'Paid plans train its models now, too',
    },
  ]);

  await tellReaders(new Date(now.getTime() + 600_000));
  expect(await mail.list()).toEqual([]);
  for (const hours of [2, 3, 30]) await tellReaders(new Date(now.getTime() + hours * 3_600_000));
  expect(await mail.list()).toMatchObject([
    { text: expect.stringContaining('Terms: Paid plans train its models now, too.') },
  ]);

  expect(
    (await decide({ ...confirming, attempt: randomUUID(), decision: 'undo', undoes: confirming.attempt })).status,
  ).toBe(200);
  expect([await shown(), (await readDesk()).waiting]).toEqual([[], 1]);
});

const toolNow = async () => (await currentCatalogue()).find(tool.id)!;
/** What an editor confirms with a right that changed on the first two plans. */
const confirming = async (
  more: Partial<NonNullable<NonNullable<TermsDeciding['about']>['right']>> = {},
): Promise<TermsDeciding> => ({
  ...{ attempt: randomUUID(), source, decision: 'confirm', ids: [(await readDesk()).documents[0]!.changes[0]!.id] },
  about: {
    ...{ toolId: tool.id, fact: 'trainsOnUploads', meaning: 'Uploads train its models on small plans.' },
    right: {
      ...{ version: versionOf(await toolNow()), name: 'trainsOnUploads', answer: 'yes', condition: '' },
      plans: tool.plans.slice(0, 2).map(({ name }) => name),
      evidence: { source, kind: 'press', quote: trained, readOn: '2026-11-20', pageDate: null },
      ...more,
    },
  },
});
const heldOn = (held: Tool) => held.plans.map((plan) => rightOn(held, plan, 'trainsOnUploads'));
const dropOf = (key: string | null) => readDeskDocument('drop', key ?? '', new Date());

test('a right that is confirmed with a sentence is changed on its plans, drafts a drop and is told once; taking it back takes all of it back', async () => {
  const before = await toolNow();
  const others = heldOn(before).slice(2);
  expect((await decide(await confirming({ plans: ['None of them'] }))).status).toBe(400);
  const loose = await decide(await confirming({ answer: 'depends' }));
  expect([loose.status, await loose.json()]).toMatchObject([
    422,
    {
      problems: [
        { field: 'plans.0.rights.trainsOnUploads.condition', remedy: expect.stringContaining('on what it depends') },
        {},
      ],
    },
  ]);
  const late = await decide(await confirming({ version: 'another' }));
  expect([late.status, await late.json()]).toMatchObject([409, { current: { tool: { id: tool.id } } }]);
  expect([await toolNow(), await shown(), (await readDesk()).waiting]).toEqual([before, [], 1]);

  await tellReaders(new Date());
  await mail.clear();
  const now = Date.now();
  const confirmed = await confirming();
  const { waiting, drop } = (await (await decide(confirmed)).json()) as TermsDecided;
  expect([waiting, await (await decide(confirmed)).json()]).toEqual([0, expect.objectContaining({ drop })]);
  const after = await toolNow();
  expect(heldOn(after).slice(2)).toEqual(others);
  for (const { answer, evidence } of heldOn(after).slice(0, 2))
    expect([answer, evidence]).toMatchObject(['yes', [{ source, quote: trained, readOn: '2026-11-20' }]]);
  const { history, drop: drafted } = await readDeskTool(tool.id);
  expect(drafted).toBe(drop);
  expect(history[0]).toMatchObject({ id: confirmed.attempt, reason: confirmed.about?.meaning, canUndo: true });
  expect(await dropOf(drop)).toMatchObject({
    state: 'draft',
    fields: { kind: 'terms', toolId: tool.id, sourceUrl: source, quote: trained, isAuthentic: false },
  });
  expect((await listDocuments('drop', new Date())).lines.filter(({ standing }) => standing === 'draft')).toHaveLength(
    1,
  );
  const told = await ask(corrections, 'GET', `/api/corrections?tool=${tool.id}`);
  const ids = ((await told.json()) as CorrectionsAnswer).corrections.map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith(confirmed.attempt))).toEqual([`${confirmed.attempt}-terms`]);
  for (const hours of [0.5, 2, 3]) await tellReaders(new Date(now + hours * 3_600_000));
  expect(await mail.list()).toMatchObject([
    {
      text: expect.stringContaining(
        'Terms, trains on uploads: Uploads train its models on small plans.\nTrains on uploads: no → ',
      ),
    },
  ]);

  const undone = { ...confirmed, attempt: randomUUID(), decision: 'undo' as const, undoes: confirmed.attempt };
  expect((await decide(undone)).status).toBe(200);
  expect([await toolNow(), await shown(), (await readDesk()).waiting]).toEqual([before, [], 1]);
  expect((await dropOf(drop)).state).toBe('unpublished');
});

test('a fact that was taken back or changed again, and a draft that somebody worked on, are left to who did so', async () => {
  const first = await confirming({ plans: null });
  const { drop } = (await (await decide(first)).json()) as TermsDecided;
  const { version, fields, showsOn } = await dropOf(drop);
  const draft = { kind: 'drop', key: drop, version, state: 'draft', showsOn, reason: 'Says for whom' } as const;
  const words = { ...fields, updateDescription: 'For whoever uploads what a client owns.' };
  await saveDocument({ ...draft, attempt: randomUUID(), fields: words }, dropRules, { by: 'editor', now: new Date() });
  const undo = { ...first, decision: 'undo' as const, undoes: first.attempt };

  const again = { toolId: tool.id, version: versionOf(await toolNow()), attempt: randomUUID(), reason: 'Read again' };
  const patch = { fields: { rights: { trainsOnUploads: 'no' as const } } };
  expect((await editTool({ ...again, patch }, { by: 'editor', now: new Date() })).ok).toBe(true);
  const held = await decide({ ...undo, attempt: randomUUID() });
  expect([held.status, (await held.json()).code]).toEqual([409, 'change_superseded']);
  expect([(await shown()).length, (await readDesk()).waiting]).toEqual([1, 0]);

  for (const editId of [again.attempt, first.attempt]) {
    const taken = { toolId: tool.id, editId, attempt: randomUUID(), reason: 'Taken back' };
    expect((await undoEdit(taken, { by: 'editor', now: new Date() })).ok).toBe(true);
  }
  expect((await decide({ ...undo, attempt: randomUUID() })).status).toBe(200);
  expect([await shown(), (await readDesk()).waiting, (await dropOf(drop)).state]).toEqual([[], 1, 'draft']);
});

test('a right that is no fact of its own is told by its name: on the page, since one last looked, and in the letter', async () => {
  const ada = await site.signUp({ keepsMail: true });
  const savedAt = new Date().toISOString();
  await changeUser(ada.id, (user) => ({
    write: { ...user, saves: [{ toolId: tool.id, savedAt }], preferences: { ...user.preferences, toolUpdates: true } },
    outcome: null,
  }));
  await tellReaders(new Date());
  await mail.clear();
  const { about, ...deciding } = await confirming({ name: 'watermark' });
  const meaning = 'What you make on small plans carries a watermark.';
  const { right, ...said } = { ...about!, fact: 'commercialUse' as const, meaning };
  expect((await decide({ ...deciding, about: { ...said, right: right! } })).status).toBe(200);
  expect(await shown()).toMatchObject([{ title: 'Terms, watermark', right: 'watermark', fact: 'commercialUse' }]);
  const answer = await ask(corrections, 'GET', `/api/corrections?tool=${tool.id}`);
  const { plans: table } = (await answer.json()) as CorrectionsAnswer;
  const row = table?.rows.find(({ name }) => name === 'watermark');
  expect(row?.cells[0]).toMatchObject({ text: 'Yes', span: 2, words: [{ quote: trained, source }] });
  const { user } = (await readUser(ada.id))!;
  expect((await readSince(user, new Date())).entries.map(({ title }) => title)).toContain(
    `${tool.name} changed its terms: watermark`,
  );
  await tellReaders(new Date(Date.now() + 2 * 3_600_000));
  expect((await mail.list()).filter(({ recipients }) => recipients.includes(ada.email))).toMatchObject([
    { text: expect.stringContaining(`Terms, watermark: ${meaning}`) },
  ]);
  const undone = { ...deciding, about: { ...said, right: right! }, attempt: randomUUID(), undoes: deciding.attempt };
  expect((await decide({ ...undone, decision: 'undo' })).status).toBe(200);

  const stands = { ...said, of: 'attributionRequired' as const };
  const { ids } = await confirming();
  const decided = { ...deciding, attempt: randomUUID(), ids };
  expect((await decide({ ...decided, about: stands })).status).toBe(200);
  expect((await shown()).map(({ title }) => title)).toEqual(['Terms, naming the tool required']);
  const back = { ...decided, about: stands, decision: 'undo' as const, attempt: randomUUID(), undoes: decided.attempt };
  expect((await decide(back)).status).toBe(200);
});

test('what was set aside stays aside for the same words; challenges, scripts, layout and days are no change', async () => {
  const { documents } = await readDesk();
  await decide({ ids: documents[0]!.changes.map(({ id }) => id) });
  expect((await visit(terms(trained))).waiting).toBe(0);
  expect(
    (await visit('', '<html><body><h1>Checking your browser</h1><p>Just a moment, please.</p></body></html>')).waiting,
  ).toBe(0);
  expect(
    (await visit('', '<html><body><div id="app"></div><script src="/app.js"></script></body></html>')).waiting,
  ).toBe(0);
  const layout = terms(trained).replaceAll('<p>', '<li><b>').replaceAll('</p>', '</b></li>');
  expect((await visit(`<p>Last updated: 3 May 2027</p><ul>${layout}</ul>`)).waiting).toBe(0);
  await visit(terms(quote));
  const back = await readDesk();
  await decide({ ids: back.documents.flatMap(({ changes }) => changes.map(({ id }) => id)) });
  expect((await visit(terms(trained))).waiting).toBe(0);
  expect((await visit(terms(trained, 'We own the images that you make with the service.'))).waiting).toBe(1);
  expect(termsReadingSchema.parse(await termsReadings.read(readingKey(source))).sentences).toContain(trained);
});

test('a change that does not wait, and one without its meaning, are refused', async () => {
  expect((await decide({ ids: ['none'] })).status).toBe(404);
  const { documents } = await readDesk();
  const ids = documents[0]!.changes.map(({ id }) => id);
  expect((await decide({ decision: 'confirm', ids })).status).toBe(400);
  const about = { toolId: 999_999, fact: 'price' as const, meaning: 'It costs more than before.' };
  expect((await decide({ decision: 'confirm', ids, about })).status).toBe(404);
});

test('a page that is no document need not be asked for whole again, and what it becomes is no change', async () => {
  const page = (text: string) => ({ kind: 'page' as const, text, flaw: null, etag: null, lastModified: null });
  const short = 'http://site-1.test/page-3';
  await noteTerms(short, page('Pro costs $12 a month.'), new Date());
  expect(await hasTerms(short)).toBe(true);
  const sentences = ['You own what you make here.', quote, 'Disputes are settled by binding arbitration in Texas.'];
  await noteTerms(short, page(sentences.join('\n')), new Date());
  expect(await termsChanges.read(changesKey(short))).toBeNull();
  expect((await termsReadings.read(readingKey(short)))?.sentences).toEqual(sentences);
});
