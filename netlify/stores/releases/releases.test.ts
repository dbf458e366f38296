import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentStore } from '../document-store.ts';
import { openStore } from '../open-store.ts';
import { recordKinds } from '#netlify/jobs/record-kinds.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { isOvertaken } from './overtaken.ts';
import written from './2026-11-21.json' with { type: 'json' };
import { schemas } from './2026-11-21.ts';

/** Records as the release before this one wrote them, every shape of every store. */
const records = Object.entries(written as Record<string, Record<string, object>>).flatMap(([store, byKey]) =>
  Object.entries(byKey).map(([key, value]) => ({ store, key, value })),
);

const allStores = recordKinds.map(({ store }) => store);
let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
});
afterAll(() => site.close());

/** The store of this release that holds the record. */
async function holderOf(store: string, key: string): Promise<DocumentStore<unknown>> {
  for (const candidate of allStores)
    if (candidate.name === store && (await candidate.keys()).includes(key)) return candidate;
  throw new Error(`Nothing reads ${store}/${key}.`);
}

describe.each(records)('$store/$key', ({ store, key, value }) => {
  beforeAll(async () => {
    await openStore(store).remove(key);
    await openStore(store).create(key, value);
  });

  test('what the release before wrote, this one reads and writes again as it was', async () => {
    const holder = await holderOf(store, key);
    await holder.change(key, (current) => ({ write: current, outcome: null }));
    if (!isOvertaken(store, key)) expect((await openStore(store).read(key))?.value).toEqual(value);
    expect(await holder.read(key)).not.toBeNull();
  });

  test('what this one writes, the release before reads', async () => {
    if (isOvertaken(store, key)) return; // it cannot: see there
    const entry = await openStore(store).read(key);
    const problem = schemas[store]?.(key).safeParse(entry?.value).error?.issues ?? [];
    expect(problem).toEqual([]);
  });

  test('a field that a later release added stays on a rewrite (B6)', async () => {
    const entry = await openStore(store).read(key);
    const later = { ...value, addedLater: { deep: [1] } };
    await openStore(store).replace(key, later, entry?.etag ?? '');
    const holder = await holderOf(store, key);
    await holder.change(key, (current) => ({ write: current, outcome: null }));
    const kept = (await openStore(store).read(key))?.value;
    expect(kept).toMatchObject({ addedLater: { deep: [1] } });
    if (!isOvertaken(store, key)) expect(kept).toEqual(later);
  });
});

test('every store of this release has a record in the fixtures, or is new', () => {
  const isNew = new Set([
    'jobs',
    'allowances',
    'audit',
    'person-records',
    'record-walk',
    'tool-edits',
    'desk-documents',
    'watched-hosts',
    'watch-reports',
    'watched-terms',
    'slices',
    'reconciliation',
    'form-days',
    'desk-lines',
    'awaited-pages',
    'desk-threads',
    'spam-messages',
    'kits',
    'kit-links',
    'projects',
    'project-lines',
    'project-links',
    'looks',
    'letter-orders',
    'counted-events',
    'figure-weeks',
    'missed-searches',
    'news',
    'profile-images',
    'payment-cases',
    'mails-refused',
    'mail-standing',
    'endings',
  ]);
  const known = new Set(Object.keys(written));
  expect(allStores.map(({ name }) => name).filter((name) => !known.has(name) && !isNew.has(name))).toEqual([]);
});
