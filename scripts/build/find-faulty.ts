import type { LeftOut } from '#domain/record/left-out.ts';
import type { TakenRecord } from './take-in.ts';

/** Builds at most: a site of thousands of records is searched by halves, and a platform gives a build some minutes. */
const MAX_BUILDS = 24;

/** Tries to build without some records. @returns what it failed with, in words; null when it was built */
type Attempt = (without: readonly LeftOut[]) => Promise<string | null>;

/**
 * Builds, and when that fails finds the records that it fails with: those whose pages the failure names, else by halves.
 * The last attempt is one that succeeded, without exactly these.
 * @throws Error with what the build said when it fails without any record too, or none can be found in time
 */
export async function buildWithoutFaulty(records: readonly TakenRecord[], attempt: Attempt): Promise<LeftOut[]> {
  let builds = 0;
  const tried: Attempt = (without) => {
    builds += 1;
    if (builds > MAX_BUILDS)
      throw new Error(`No record could be found that it fails with, in ${MAX_BUILDS} builds:\n${first}`);
    return attempt(without);
  };
  const first = await attempt([]);
  if (first === null) return [];

  let failure: string | null = first;
  const faulty = new Map<TakenRecord, string>();
  const out = () => [...faulty].map(([record, why]) => leftOut(record, why));
  for (let isNew = true; failure !== null && isNew; ) {
    isNew = false;
    for (const record of records) {
      const why = faulty.has(record) ? null : lineAbout(failure, record);
      if (why === null) continue;
      faulty.set(record, why);
      isNew = true;
    }
    if (isNew) failure = await tried(out());
  }
  if (failure === null) return out();

  const withOnly = (kept: readonly TakenRecord[]) =>
    tried(records.filter((record) => !kept.includes(record)).map((record) => leftOut(record, '')));
  if ((await withOnly([])) !== null) throw new Error(first);
  /** @param known what a build fails with that has these beside the sound ones; null while nobody tried */
  const search = async (suspects: readonly TakenRecord[], sound: readonly TakenRecord[], known: string | null) => {
    const [only] = suspects;
    if (!only) return;
    const why = known ?? (await withOnly([...sound, ...suspects]));
    if (why === null) return;
    if (suspects.length === 1) return void faulty.set(only, lastWords(why));
    const half = Math.ceil(suspects.length / 2);
    const [left, right] = [suspects.slice(0, half), suspects.slice(half)];
    await search(left, sound, null);
    const soundLeft = left.filter((record) => !faulty.has(record));
    await search(right, [...sound, ...soundLeft], soundLeft.length === left.length ? why : null);
  };
  faulty.clear();
  await search(records, [], first);
  failure = await tried(out());
  if (failure !== null) throw new Error(failure);
  return out();
}

function leftOut({ kind, key, title }: TakenRecord, why: string): LeftOut {
  return { kind, key, title, why };
}

/** The line of a failure that names a page of a record. */
function lineAbout(failure: string, { paths }: TakenRecord): string | null {
  const lines = failure.split('\n');
  for (const path of paths) {
    const isNamed = new RegExp(`(?:^|[\\s'"(])/?${path.slice(1)}(?:\\.html)?(?![\\w/-])`);
    const line = lines.find((one) => isNamed.test(one));
    if (line !== undefined) return shortened(line);
  }
  return null;
}

/** What a failed build says last is mostly what it failed with. */
function lastWords(failure: string): string {
  return shortened(failure.trim().split('\n').at(-1) ?? '');
}

function shortened(line: string): string {
  const plain = line.trim();
  return plain.length > 240 ? `${plain.slice(0, 239)}…` : plain;
}
