import { type GetStoreOptions, getStore, listStores } from '@netlify/blobs';
import { isWhole } from '#netlify/stores/noted-length.ts';

/** Where the stores of one site lie: on a local blob server, or at Netlify by site id and token. */
type SiteAddress =
  | { siteID: string; token: string; edgeURL: string; uncachedEdgeURL: string }
  | { siteID: string; token: string; apiURL?: string };

/** A record as bytes, with what was noted beside it: nothing of it is understood here. */
export interface RawRecord {
  text: string;
  metadata: Record<string, unknown>;
}

/** All stores of one site and one deploy context, for copying them out and in. */
export interface SiteStores {
  /** Plain names of the stores that hold something. */
  names(): Promise<string[]>;
  keys(store: string): Promise<string[]>;
  read(store: string, key: string): Promise<(RawRecord & { etag: string }) | null>;
  /** Writes when there is nothing, or what has this etag. @returns whether it was written; throws when nobody knows */
  write(store: string, key: string, record: RawRecord, over: string | null): Promise<boolean>;
}

/**
 * Opens all stores of a site.
 * @param context deploy context whose stores are meant, `production` or `dev`: it stands before their names
 */
export function openSiteStores(address: SiteAddress, context: string): SiteStores {
  const prefix = `${context}-`;
  const open = (name: string) =>
    getStore({ ...address, name: `${prefix}${name}`, consistency: 'strong' } as GetStoreOptions);
  return {
    async names() {
      const found = [];
      for await (const { stores } of listStores({ ...address, paginate: true })) found.push(...stores);
      const own = found.map((name) => name.replace(/^site:/, '')).filter((name) => name.startsWith(prefix));
      return own.map((name) => name.slice(prefix.length)).sort();
    },
    async keys(store) {
      const keys = [];
      for await (const page of open(store).list({ paginate: true })) keys.push(...page.blobs.map(({ key }) => key));
      return keys.sort();
    },
    async read(store, key) {
      const entry = await open(store).getWithMetadata(key, { type: 'text' });
      if (entry === null) return null;
      const { data: text, metadata, etag } = entry;
      if (!isWhole(text, metadata)) throw new Error(`${store}/${key}: the store gave half of it`);
      return { text, metadata, etag: etag ?? '' };
    },
    async write(store, key, { text, metadata }, over) {
      const condition = over === null ? ({ onlyIfNew: true } as const) : { onlyIfMatch: over };
      const { modified, etag } = await open(store).set(key, text, { metadata, ...condition });
      if (modified && !etag) throw new Error(`${store}/${key}: the store did not say whether it was written`);
      return modified;
    },
  };
}
