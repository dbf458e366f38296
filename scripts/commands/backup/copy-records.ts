import type { Copied } from './archive.ts';
import type { SiteStores } from './site-stores.ts';

/** Records read at the same time. */
const AT_ONCE = 20;

/** Every record of a store; what is removed meanwhile is left out. */
export async function* copiesOf(
  stores: SiteStores,
  store: string,
  firstKeys: readonly string[] = [],
): AsyncGenerator<Copied> {
  for (const key of firstKeys) yield* copies(stores, store, [key]);
  const keys = (await stores.keys(store)).filter((key) => !firstKeys.includes(key));
  for (let first = 0; first < keys.length; first += AT_ONCE)
    yield* copies(stores, store, keys.slice(first, first + AT_ONCE));
}

async function* copies(stores: SiteStores, store: string, keys: readonly string[]): AsyncGenerator<Copied> {
  const records = await Promise.all(keys.map((key) => stores.read(store, key)));
  for (const [index, key] of keys.entries()) {
    const record = records[index];
    if (record) yield { store, key, text: record.text, metadata: record.metadata };
  }
}
