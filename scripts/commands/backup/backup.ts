import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip, createGzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { recordKinds } from '#netlify/records/record-kinds.ts';
import type { RawRecord, SiteStores } from './site-stores.ts';

/**
 * A backup is one gzipped file of JSON lines: a head, a line for each record, and a last line that counts them, so that a
 * file that was cut off is known. People work meanwhile, so the order matters: what names something is read before what
 * it names, and a waiting mail before the mark that it went out.
 */
const READ_FIRST = ['outbox', 'messages', 'submissions', 'deletions', 'users'];
/** Within the store `tools`: revisions are written before the head names them. */
const FIRST_KEYS = ['head'];
/** Records read or written at the same time. */
const AT_ONCE = 20;

const headSchema = z.object({ yakBackup: z.literal(1), context: z.string(), at: z.iso.datetime() });
const recordSchema = z.object({
  store: z.string(),
  key: z.string(),
  text: z.string(),
  metadata: z.record(z.string(), z.unknown()),
});
const endSchema = z.object({ records: z.number().int() });
type Copied = z.output<typeof recordSchema>;

/** How many records of each store a backup holds. */
export type Counts = Record<string, number>;

/**
 * Writes every record of every store into a file; what is there is replaced only when the whole backup is written.
 * @throws Error when a record cannot be read, or there is none at all: half a backup is none
 */
export async function backUp(stores: SiteStores, file: string, context: string, now: Date): Promise<Counts> {
  const counts: Counts = {};
  const lines = async function* () {
    yield { yakBackup: 1, context, at: now.toISOString() };
    for await (const record of allRecords(stores)) {
      counts[record.store] = (counts[record.store] ?? 0) + 1;
      yield record;
    }
    if (total(counts) === 0) throw new Error('There is nothing to back up: are the site and its context right?');
    yield { records: total(counts) };
  };
  const text = async function* () {
    for await (const line of lines()) yield `${JSON.stringify(line)}\n`;
  };
  await pipeline(text, createGzip(), createWriteStream(`${file}.part`, { mode: 0o600 })); // people's data: for its owner
  await rename(`${file}.part`, file);
  return counts;
}

/** What a restore did, record by record. */
export interface Restored {
  written: number;
  /** Said the same already. */
  same: number;
  /** Said something else, and were left so. */
  kept: number;
}

/**
 * Puts every record of a backup back where it was. Records that are not in it stay; ones that say something else stay too,
 * unless `overwrite` is set. Safe to repeat: a second run changes nothing.
 * @throws Error when the file is no whole backup of this context: nothing is written then
 */
export async function restore(
  stores: SiteStores,
  file: string,
  context: string,
  { overwrite = false }: { overwrite?: boolean } = {},
): Promise<Restored> {
  await checkWhole(file, context);
  const restored: Restored = { written: 0, same: 0, kept: 0 };
  let waiting: Copied[] = [];
  const flush = async () => {
    for (const outcome of await Promise.all(waiting.map((record) => putBack(stores, record, overwrite))))
      restored[outcome] += 1;
    waiting = [];
  };
  for await (const line of linesOf(file)) {
    const record = recordSchema.safeParse(line).data;
    if (!record) continue;
    waiting.push(record);
    if (waiting.length === AT_ONCE) await flush();
  }
  await flush();
  return restored;
}

async function putBack(stores: SiteStores, record: Copied, overwrite: boolean): Promise<keyof Restored> {
  const { store, key } = record;
  const current = await stores.read(store, key);
  if (current && isSame(current, record)) return 'same';
  if (current && !overwrite) return 'kept';
  return (await stores.write(store, key, record, current?.etag ?? null)) ? 'written' : 'kept'; // somebody was faster
}

function isSame(one: RawRecord, other: RawRecord): boolean {
  return one.text === other.text;
}

/** @throws Error in one sentence */
async function checkWhole(file: string, context: string): Promise<void> {
  let records = 0;
  let head: z.output<typeof headSchema> | undefined;
  let end: z.output<typeof endSchema> | undefined;
  try {
    for await (const line of linesOf(file)) {
      if (!head) head = headSchema.parse(line);
      else if (recordSchema.safeParse(line).success) records += 1;
      else end = endSchema.parse(line);
    }
  } catch (error) {
    throw new Error(`${file} is no backup, or was cut off or changed.`, { cause: error });
  }
  if (!head || end?.records !== records) throw new Error(`${file} is not whole: it was cut off.`);
  if (head.context !== context)
    throw new Error(`${file} is a backup of ${head.context}, and this would put it into ${context}.`);
}

async function* allRecords(stores: SiteStores): AsyncGenerator<Copied> {
  // The client takes a refused listing of stores for an empty one, so the stores that we know are asked by name.
  const names = [...new Set([...recordKinds.map(({ store }) => store.name), ...(await stores.names())])].sort();
  const order = [
    ...READ_FIRST.filter((name) => names.includes(name)),
    ...names.filter((name) => !READ_FIRST.includes(name)),
  ];
  for (const store of order) {
    for (const key of FIRST_KEYS) yield* copies(stores, store, [key]);
    const keys = (await stores.keys(store)).filter((key) => !FIRST_KEYS.includes(key));
    for (let first = 0; first < keys.length; first += AT_ONCE)
      yield* copies(stores, store, keys.slice(first, first + AT_ONCE));
  }
}

/** What is removed meanwhile is left out. */
async function* copies(stores: SiteStores, store: string, keys: readonly string[]): AsyncGenerator<Copied> {
  const records = await Promise.all(keys.map((key) => stores.read(store, key)));
  for (const [index, key] of keys.entries()) {
    const record = records[index];
    if (record) yield { store, key, text: record.text, metadata: record.metadata };
  }
}

async function* linesOf(file: string): AsyncGenerator<unknown> {
  const source = createReadStream(file);
  await once(source, 'open');
  const unzipped = createGunzip();
  const feeding = pipeline(source, unzipped);
  feeding.catch(() => undefined); // told below, when the lines end
  for await (const line of createInterface({ input: unzipped, crlfDelay: Infinity })) yield JSON.parse(line);
  await feeding;
}

function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
