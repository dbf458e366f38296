import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { JsonStore } from './open-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** What a change makes of a document: the document to write, or null to leave it as it is; and what to tell. */
export interface DocumentChange<Document, Outcome> {
  write: Document | null;
  outcome: Outcome;
}

/** Where a document lies, what it must look like, and what is done to it. */
export interface ChangeRequest<Document, Outcome> {
  store: JsonStore;
  key: string;
  schema: z.ZodType<Document>;
  /** Pure: called once per try, with null when there is no document. */
  change(current: Document | null): DocumentChange<Document, Outcome>;
}

/** A change begins no further try later than this after its start, in ms. */
const LAST_TRY_MS = 2700;
/** Bounds of the random pause between two tries, in ms: it doubles with each conflict. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 300;

/**
 * Changes one document: read, apply the rule, compare-and-set, and all again when somebody else was faster. A write
 * whose reply was lost is known by what it left: so `change` must put something of its own into the document, a time
 * or an id. (A person's document has a way of its own, with ids of operations: `user-store.ts`.)
 * @returns the outcome of the try that counted
 * @throws StoreUnavailable: whether it was written is then unknown; Error when the document has an unknown shape
 */
export async function changeDocument<Document, Outcome>({
  store,
  key,
  schema,
  change,
}: ChangeRequest<Document, Outcome>): Promise<Outcome> {
  const start = performance.now();
  for (let tries = 0; ; tries += 1) {
    const entry = await store.read(key);
    const { write, outcome } = change(entry && schema.parse(entry.value));
    if (write === null) return outcome;
    if (tries > 0 && performance.now() - start > LAST_TRY_MS)
      throw new StoreUnavailable(`change of a document: no luck in ${tries} tries`);
    const written = entry ? await store.replace(key, write, entry.etag) : await store.create(key, write);
    if (written === 'written') return outcome;
    if (written === 'conflict') await wait(Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries));
    const now = await store.read(key); // an own earlier try may have come through without a reply
    if (now && isDeepStrictEqual(now.value, JSON.parse(JSON.stringify(write)))) return outcome;
  }
}
