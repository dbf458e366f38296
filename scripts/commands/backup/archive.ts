import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';

/**
 * A gzipped file of JSON lines: a head, a line for each record, and a last line that counts them, so that a file that was
 * cut off is known.
 */
const recordSchema = z.object({
  store: z.string(),
  key: z.string(),
  text: z.string(),
  metadata: z.record(z.string(), z.unknown()),
});
const endSchema = z.object({ records: z.number().int() });

/** A record as it was copied. */
export type Copied = z.output<typeof recordSchema>;

/** What is in such a file, as its head names it. */
const kinds = {
  yakBackup: { word: 'backup', head: z.object({ yakBackup: z.literal(1), context: z.string(), at: z.iso.datetime() }) },
  yakEndings: {
    word: 'copy of the endings',
    head: z.object({ yakEndings: z.literal(1), context: z.string(), at: z.iso.datetime() }),
  },
};
type Kind = keyof typeof kinds;

/** Whose records they are, and when reading them began. */
interface Head {
  context: string;
  /** ISO time. */
  at: string;
}

/** How many records of each store a file holds. */
export type Counts = Record<string, number>;

/**
 * Writes records into a file; what is there is replaced only when the whole of it is written.
 * @throws Error when a record cannot be read, or there is none at all: half a copy is none
 */
export async function writeArchive(
  file: string,
  kind: Kind,
  { context, at }: Head,
  records: AsyncIterable<Copied>,
): Promise<Counts> {
  const counts: Counts = {};
  const lines = async function* () {
    yield { [kind]: 1, context, at };
    for await (const record of records) {
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

/**
 * Reads a file whole, each record once.
 * @throws Error in one sentence when it is no such file, was cut off, or is of another deploy context
 */
export async function checkArchive(
  file: string,
  kind: Kind,
  context: string,
  look: (record: Copied) => void,
): Promise<Head> {
  const { word, head: headSchema } = kinds[kind];
  let records = 0;
  let head: Head | undefined;
  let end: z.output<typeof endSchema> | undefined;
  try {
    for await (const line of linesOf(file)) {
      if (!head) {
        head = headSchema.parse(line);
        continue;
      }
      const record = recordSchema.safeParse(line).data;
      if (record) look(record);
      if (record) records += 1;
      else end = endSchema.parse(line);
    }
  } catch (error) {
    throw new Error(`${file} is no ${word}, or was cut off or changed.`, { cause: error });
  }
  if (!head || end?.records !== records) throw new Error(`${file} is not whole: it was cut off.`);
  if (head.context !== context)
    throw new Error(`${file} is a ${word} of ${head.context}, and this would put it into ${context}.`);
  return head;
}

/** The records of a file that was checked. */
export async function* recordsOf(file: string): AsyncGenerator<Copied> {
  for await (const line of linesOf(file)) {
    const record = recordSchema.safeParse(line).data;
    if (record) yield record;
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
