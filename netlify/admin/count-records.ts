import { MAX_COUNTED } from '#netlify/stores/desk-lines.ts';
import type { DocumentStore } from '#netlify/stores/document-store.ts';
import { readTally } from '#netlify/stores/record-scan-store.ts';

/**
 * How many records a store holds: exact up to 5,000, beyond that as the last walk over all records counted them.
 * @throws StoreUnavailable
 */
export async function countRecords({
  name,
  keys,
  someKeys,
}: Pick<DocumentStore<unknown>, 'name' | 'keys' | 'someKeys'>): Promise<number> {
  const counted = (await someKeys(MAX_COUNTED + 1)).length;
  if (counted <= MAX_COUNTED) return counted;
  const tally = await readTally();
  return tally ? Math.max(MAX_COUNTED, tally.byStore[name] ?? 0) : (await keys()).length;
}
