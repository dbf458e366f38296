import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TermsDeciding, TermsDeskAnswer } from '#api/admin-terms.ts';
import type { CorrectionsAnswer } from '#api/corrections.ts';
import { termsReadingSchema } from '#domain/watch/terms/terms-reading.schema.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { editTool } from '#netlify/catalog/edit-tool.ts';
import { toolVersion } from '#netlify/catalog/tool-version.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { planCatalogue } from '#netlify/facts/plan-catalogue.ts';
import { sendAlerts } from '#netlify/letters/send-alerts.ts';
import { changesKey, readingKey, termsChanges, termsReadings } from '#netlify/stores/terms-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import { hasTerms, noteTerms } from '#netlify/watch/note-terms.ts';
import { runWatch } from '#netlify/watch/run-watch.ts';
import { pageWith } from '#testing/web/disguises.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { type LocalWeb, startWeb } from '#testing/web/start-web.ts';
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
const tool = fileTools.find(({ status, evidence }) => status.state === 'active' && evidence.trainsOnUploads)!;

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
      ...{ toolId: tool.id, version: toolVersion(tool), attempt: randomUUID(), reason: 'Its page moved' },
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
