import type { z } from 'zod';
import type { JsonStore } from './open-store.ts';

/** Documents that are read at the same time: a store answers in some 30 ms, and a list of thousands must not wait for each. */
const AT_ONCE = 50;

/**
 * Every document of a store, over all pages of its listing, in the order of the keys. One that is removed meanwhile is
 * left out.
 * @throws StoreUnavailable; Error when a document has an unknown shape
 */
export async function readRecords<Document>(store: JsonStore, schema: z.ZodType<Document>): Promise<Document[]> {
  const keys = (await Array.fromAsync(store.list())).sort();
  const records: (Document | null)[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < keys.length; index = next++) {
      const entry = await store.read(keys[index] ?? '');
      records[index] = entry && schema.parse(entry.value);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return records.filter((record) => record !== null);
}
