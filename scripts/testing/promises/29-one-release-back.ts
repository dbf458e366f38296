import { deepEqual } from '#domain/value/deep-equal.ts';
import type { DocumentStore } from '#netlify/stores/document-store.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { recordKinds } from '#netlify/jobs/record-kinds.ts';
import { isOvertaken } from '#netlify/stores/releases/overtaken.ts';
import { schemas } from '#netlify/stores/releases/2026-11-21.ts';
import written from '#netlify/stores/releases/2026-11-21.json' with { type: 'json' };
import shapesOfBefore from '#netlify/stores/releases/2026-11-22.shapes.json' with { type: 'json' };
import writtenBefore from '#netlify/stores/releases/2026-11-22.json' with { type: 'json' };
import { type ProductPromise, runAlone } from './promise.ts';
import { type ReleaseShapes, namedKinds, refusalBy, withLaterFields } from '../release-shapes.ts';
import { startSiteUnderTest } from '../site-under-test.ts';
import { useEverything } from '../site-in-use.ts';
import { type Case, verdictOf } from './verdict-of.ts';

/** The release before this one, as `npm run freeze-release` kept it: what it reads, and a record of each shape. */
const before = { shapes: shapesOfBefore as unknown as ReleaseShapes, records: writtenBefore as Written };
type Written = Record<string, Record<string, object>>;

/** Kinds that a site in use has no record of, and why. */
const withoutRecord: Readonly<Record<string, string>> = {
  'audit 2': 'written at an admin’s sign-in by the identity provider',
};

/**
 * Revisions of uploaded tools: facts stand at plans now, which the release before does not know. This release reads what that
 * one wrote and writes it in its own shape; rolled back, the guide shows the catalogue of its build until a tool is uploaded.
 */
const OVERTAKEN = 'tools 2';

/** Records as the release of 2026-11-21 wrote them, every shape of every store. */
const records = Object.entries(written as Record<string, Record<string, object>>).flatMap(([store, byKey]) =>
  Object.entries(byKey).map(([key, value]) => ({ store, key, value })),
);

/** A release can be rolled back: nobody is locked out by what the newer one has written. */
export const promise: ProductPromise = {
  id: 29,
  title:
    'One release back: what this release writes the one before reads, revisions of uploaded tools apart, and fields that it does not know survive at every depth; what was written two releases back is read',
  async run() {
    const cases = [...(await readsWhatWasWritten()), ...(await isReadByTheOneBefore())];
    const site = await startSiteUnderTest({ captureLog: true });
    for (const record of records)
      cases.push({ name: `${record.store}/${record.key}`, problem: await wrongWith(record) });
    await site.close();
    const aside = records.filter(({ store, key }) => isOvertaken(store, key)).length;
    return verdictOf(
      cases,
      `records read by both releases; of those written two releases back ${aside} are read by this one only`,
    );
  },
};

/** What the release before wrote: this one reads it, writes it again as it was, and keeps what a later one adds. */
async function readsWhatWasWritten(): Promise<Case[]> {
  const site = await startSiteUnderTest({ captureLog: true });
  const cases: Case[] = [];
  const kinds = namedKinds();
  for (const [kind, byKey] of Object.entries(before.records)) {
    const holder = kinds.get(kind);
    for (const [key, value] of Object.entries(byKey))
      for (const record of [value, withLaterFields(before.shapes[kind] ?? {}, value)]) {
        const name = `${kind}/${key}${record === value ? '' : ' with fields of a later release'}`;
        cases.push({ name, problem: holder ? await changedByRewrite(holder, key, record, kind) : 'nothing reads it' });
      }
  }
  await site.close();
  return cases;
}

async function changedByRewrite(
  holder: DocumentStore<unknown>,
  key: string,
  record: unknown,
  kind: string,
): Promise<string | null> {
  const store = openStore(holder.name);
  await store.remove(key);
  await store.create(key, record);
  try {
    await rewrite(holder, key);
  } catch (error) {
    return String(error).slice(0, 300);
  }
  if (kind === OVERTAKEN) return (await holder.read(key)) === null ? 'it cannot be read again' : null;
  const kept = (await store.read(key))?.value;
  return deepEqual(kept, record) ? null : 'a rewrite changes it';
}

/** What this release writes of each kind: the one before reads it. */
async function isReadByTheOneBefore(): Promise<Case[]> {
  const site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
  await useEverything(site);
  const cases: Case[] = [];
  for (const [kind, store] of namedKinds()) {
    const shape = before.shapes[kind];
    if (!shape || kind === OVERTAKEN) continue; // a kind that the release before knows nothing of, and never asks for
    const keys = await store.keys();
    if (keys.length === 0 && !withoutRecord[kind]) cases.push({ name: kind, problem: 'a site in use has none' });
    for (const key of keys)
      cases.push({ name: `${kind}/${key}`, problem: refusalBy(shape, (await openStore(store.name).read(key))?.value) });
  }
  await site.close();
  return cases;
}

async function wrongWith({ store, key, value }: (typeof records)[number]): Promise<string | null> {
  await openStore(store).create(key, value);
  const holder = await holderOf(store, key);
  if (!holder) return 'nothing reads it';
  await rewrite(holder, key);
  const entry = await openStore(store).read(key);
  if ((await holder.read(key)) === null) return 'it cannot be read again';
  if (!isOvertaken(store, key)) {
    if (!deepEqual(entry?.value, value)) return 'a rewrite changes it';
    const issues = schemas[store]?.(key).safeParse(entry?.value).error?.issues ?? [];
    if (issues.length > 0) return `the release before cannot read it: ${issues[0]?.message}`;
  }
  await openStore(store).replace(key, { ...value, addedLater: { deep: [1] } }, entry?.etag ?? '');
  await rewrite(holder, key);
  const kept = (await openStore(store).read(key))?.value as { addedLater?: unknown } | undefined;
  return deepEqual(kept?.addedLater, { deep: [1] }) ? null : 'a field of a later release is lost';
}

async function holderOf(store: string, key: string): Promise<DocumentStore<unknown> | null> {
  for (const { store: candidate } of recordKinds)
    if (candidate.name === store && (await candidate.keys()).includes(key)) return candidate;
  return null;
}

function rewrite(holder: DocumentStore<unknown>, key: string): Promise<null> {
  return holder.change(key, (current) => ({ write: current, outcome: null }));
}

if (import.meta.main) await runAlone(promise);
