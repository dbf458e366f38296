import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Figures } from '#api/admin-figures.ts';
import { isoWeek } from '#domain/value/iso-week.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { countEvent } from '#netlify/stores/count-event.ts';
import { foldEvents } from '#netlify/admin/fold-events.ts';
import { noteMissedSearch } from '#netlify/admin/note-missed-search.ts';
import { scanRecords } from '#netlify/jobs/scan-records.ts';
import { countedEvents, figureWeeks, missedList, missedSearches } from '#netlify/stores/figure-store.ts';
import { type Person, type SiteUnderTest, adminEmail, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import { storedText } from '#testing/stored-text.ts';
import { allTasks, allTools } from '#testing/built-catalogue.ts';
import readerEvents from '../reader-events/reader-events.ts';
import savedTool from '../saved-tool/saved-tool.ts';
import savedTools from '../saved-tools/saved-tools.ts';
import adminFigures from './admin-figures.ts';

const path = '/api/admin/figures';
let site: SiteUnderTest;
let admin: Person;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
  admin = await site.signUp({ email: adminEmail });
});
beforeEach(async () => {
  for (const store of [countedEvents, figureWeeks, missedSearches, missedList])
    for (const key of await store.keys()) await store.remove(key);
});
afterAll(() => site.close());

const week = isoWeek(new Date());
const fold = () => foldEvents(performance.now() + 20_000);
const read = async () => (await (await ask(adminFigures, 'GET', path, { person: admin })).json()) as Figures;
const thisWeek = async () => (await read()).weeks.at(-1);
const tell = (body: unknown) => ask(readerEvents, 'POST', '/api/reader-events', { body });

test('accounts and saves are counted as they happen, and the same again once they are added up', async () => {
  const person = await site.signUp();
  await site.signUp({ email: person.email }); // signs in again
  const [tool] = allTools;
  for (let time = 0; time < 2; time += 1)
    await ask(savedTools, 'POST', '/api/saved-tools', { person, body: { toolId: tool?.id } });
  await ask(savedTool, 'DELETE', `/api/saved-tools/${tool?.id}`, { person });
  await ask(savedTool, 'DELETE', `/api/saved-tools/${tool?.id}`, { person });
  const expected = { week, signedUp: 1, saved: 1, unsaved: 1 };
  expect(await thisWeek()).toMatchObject(expected);
  expect(await fold()).toEqual({ counted: 3, isDone: true });
  expect(await thisWeek()).toMatchObject(expected);
  expect(await countedEvents.keys()).toEqual([]);
});

test('a run that dies before it removes what it added adds nothing twice; the same event counts once', async () => {
  const now = new Date();
  await countEvent('payment-failed', now, 'evt_1');
  await countEvent('payment-failed', now, 'evt_1');
  await countEvent('ended', now);
  const keys = await countedEvents.keys();
  expect(keys).toHaveLength(2);
  await fold();
  for (const key of keys) await countedEvents.keep(key, { at: now.toISOString() });
  expect(await thisWeek()).toMatchObject({ paymentFailed: 1, ended: 1 });
  expect(await fold()).toEqual({ counted: 0, isDone: true });
  expect(await thisWeek()).toMatchObject({ paymentFailed: 1, ended: 1 });
});

test('more events than one step takes are all counted', async () => {
  await atOnce(Array.from({ length: 620 }), 32, () => countEvent('signed-up', new Date()));
  expect(await fold()).toEqual({ counted: 620, isDone: true });
  expect((await figureWeeks.read(week))?.counts['signed-up']).toBe(620);
});

test('a store that does not answer loses a count and holds nobody up', async () => {
  const { YAK_BLOBS_TIMEOUT_MS: waits = '' } = site.environment;
  site.setEnvironment({ YAK_BLOBS_TIMEOUT_MS: '' }); // as on a deploy
  site.blobs.setFault(() => '503');
  await countEvent('ended', new Date());
  site.blobs.setFault(() => null);
  site.setEnvironment({ YAK_BLOBS_TIMEOUT_MS: waits });
  expect(site.logged.some((line) => line.includes('event_not_counted'))).toBe(true);
  expect(await thisWeek()).toMatchObject({ ended: 0 });
});

test('members are counted by the hourly walk', async () => {
  await site.signUp({ plan: 'core' });
  await scanRecords(new Date(), Infinity);
  expect((await read()).members).toMatchObject({ month: 1, year: 0, cancelled: 0, unpaid: 0 });
});

test('readers tell which task led to a tool; an unknown one, and other words, are not kept', async () => {
  const [task] = allTasks;
  await tell({ what: 'task', slug: task?.slug });
  await tell({ what: 'task', slug: 'no-task-of-ours' });
  expect((await read()).tasks).toEqual([{ slug: task?.slug, title: task?.title, reads: 1 }]);
  expect((await tell({ what: 'task', slug: task?.slug, who: 'me' })).status).toBe(400);
});

test('words are written down only when they came three times, on several days; until then nobody can read them', async () => {
  const words = 'lip sync for puppets';
  const day = (number: number) => new Date(Date.UTC(2025, 10, number));
  await noteMissedSearch(words, day(20));
  await noteMissedSearch('Lip-sync for puppets', day(20));
  await noteMissedSearch(words, day(20));
  await noteMissedSearch('ada@reader.test', day(20));
  for (const [place, text] of await storedText(site.blobs))
    expect(`${place} ${text}`).not.toMatch(/puppets|ada@reader/);
  expect((await read()).searches).toEqual([]);
  await noteMissedSearch(words, day(21));
  expect((await read()).searches).toEqual([{ words, count: 4, lastDay: '2025-11-21' }]);
  await tell({ what: 'missed-search', words: 'somebody private' });
  expect(await thisWeek()).toMatchObject({ searchesMissed: 1 });
});

test('words whose finds nobody opened are counted apart, and leave the list with the others', async () => {
  const words = 'puppet for a bank';
  for (const number of [20, 20, 21]) await noteMissedSearch(words, new Date(Date.UTC(2025, 10, number)), true);
  await noteMissedSearch(words, new Date(Date.UTC(2025, 10, 21)));
  expect((await read()).searches).toEqual([{ words, count: 3, lastDay: '2025-11-21', wasFound: true }]);
  for (const number of [22, 23]) await noteMissedSearch(words, new Date(Date.UTC(2025, 10, number)));
  expect((await read()).searches).toHaveLength(2);
  expect((await tell({ what: 'missed-search', words, wasFound: 'perhaps' })).status).toBe(400);
  await ask(adminFigures, 'POST', path, { person: admin, body: { settled: words } });
  expect((await read()).searches).toEqual([]);
  await noteMissedSearch(words, new Date(Date.UTC(2025, 10, 24)), true);
  expect((await read()).searches).toEqual([]);
});

test('words that have become those of a task leave the list, and begin at nothing', async () => {
  const words = 'storyboard for puppets';
  const day = (number: number) => new Date(Date.UTC(2025, 10, number));
  for (const number of [20, 20, 21]) {
    await noteMissedSearch(words, day(number));
    await noteMissedSearch('lip sync for puppets', day(number));
  }
  const settle = (body: unknown) => ask(adminFigures, 'POST', path, { person: admin, body });
  const left = [{ words: 'lip sync for puppets', count: 3, lastDay: '2025-11-21' }];
  expect(await (await settle({ settled: words })).json()).toEqual({ searches: left });
  expect((await read()).searches).toEqual(left);
  expect(await (await settle({ settled: words })).json()).toEqual({ searches: left });
  await noteMissedSearch(words, day(22));
  expect((await read()).searches).toEqual(left);
  expect((await settle({ settled: '' })).status).toBe(400);
  expect((await settle({})).status).toBe(400);
  const reader = await site.signUp();
  expect((await ask(adminFigures, 'POST', path, { person: reader, body: { settled: words } })).status).toBe(403);
});

test('tables go away as CSV, and no cell of them is a formula', async () => {
  await missedList.keep('list', { searches: [{ words: '=1+1', count: 3, lastDay: '2026-11-21' }] });
  const answer = await ask(adminFigures, 'GET', `${path}?csv=searches`, { person: admin });
  expect(answer.headers.get('Content-Disposition')).toMatch(/yak-searches-\d{4}-\d\d-\d\d\.csv/);
  expect(await answer.text()).toContain("'=1+1,3,2026-11-21");
  expect(
    (await (await ask(adminFigures, 'GET', `${path}?csv=weeks`, { person: admin })).text()).split('\r\n'),
  ).toHaveLength(13);
  expect((await ask(adminFigures, 'GET', `${path}?csv=users`, { person: admin })).status).toBe(400);
});
