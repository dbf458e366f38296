import { type GetStoreOptions, type Store, getStore } from '@netlify/blobs';
import { deployContext, localBlobServer } from '#netlify/env.ts';
import { isNestedTooDeeply } from '#netlify/http/nesting.ts';
import { fetchWithin, fetchWithTimeout } from './fetch-with-timeout.ts';
import { isWhole, withLength, withoutLength } from './noted-length.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** A stored JSON value and the etag that a change of it must name. */
interface Entry {
  /** What is no JSON, or nested too deeply, comes as its text, which no schema takes for a record. */
  value: unknown;
  etag: string;
  /** What was noted beside it. */
  metadata: Record<string, unknown>;
}

/**
 * What came of a conditional write: `written`; `conflict` (the condition did not hold: somebody else wrote, or an
 * own earlier try whose reply was lost); `unknown` (no usable reply: it may or may not have happened).
 */
type WriteOutcome = 'written' | 'conflict' | 'unknown';

/** The part of a blob store that this site uses: every read is current, every write is conditional, removal is final. */
export interface JsonStore {
  /** @throws StoreUnavailable */
  read(key: string): Promise<Entry | null>;
  /** Writes when there is nothing under the key. */
  create(key: string, value: unknown, metadata?: Record<string, unknown>): Promise<WriteOutcome>;
  /** Writes when the stored value still has this etag. */
  replace(key: string, value: unknown, etag: string, metadata?: Record<string, unknown>): Promise<WriteOutcome>;
  /** Every key, or those that begin so, over all pages of the listing. @throws StoreUnavailable */
  list(prefix?: string): AsyncIterable<string>;
  /** Removes what is under the key; nothing there is fine. @throws StoreUnavailable: it may or may not be removed */
  remove(key: string): Promise<void>;
}

/** Keys go into the address unescaped: only hashes, uuids and fixed words are let through. */
const KEY = /^[A-Za-z0-9_-]{1,100}$/;

/**
 * Opens a store by its plain name; the deploy context is put before it, so that previews never touch the real one.
 * Open a new one for each request: on Netlify its credentials are those of the request.
 * @throws StoreUnavailable when the environment names no store, or one that is refused here
 */
export function openStore(name: string): JsonStore {
  const store = connect(`${deployContext()}-${name}`);
  return {
    read: (key) => read(store, checkedKey(key)),
    create: (key, value, metadata) => write(store, checkedKey(key), value, { onlyIfNew: true }, metadata),
    replace: (key, value, etag, metadata) => write(store, checkedKey(key), value, { onlyIfMatch: etag }, metadata),
    list: (prefix = '') => list(store, prefix),
    remove: (key) => remove(store, checkedKey(key)),
  };
}

/** How long one call may take where the machine's setting lets the store take longer than it may on a deploy, in ms. */
export function longerStoreTimeout(): number | null {
  return localBlobServer()?.timeoutMs ?? null;
}

function connect(name: string): Store {
  try {
    return getStore({ name, ...storeConnection() });
  } catch (error) {
    throw new StoreUnavailable(`open ${name}`, error);
  }
}

/** How every store is reached, whatever it is called: what the platform says of it, or the server of this machine. */
export function storeConnection(): Omit<GetStoreOptions, 'name'> {
  const options = { consistency: 'strong', fetch: fetchWithTimeout } as const;
  const local = localBlobServer();
  if (local === null) return options;
  const limited = local.timeoutMs === null ? options : { ...options, fetch: fetchWithin(local.timeoutMs) };
  return { ...limited, siteID: 'local', token: local.token, edgeURL: local.copyUrl, uncachedEdgeURL: local.url };
}

/**
 * What is no JSON may be half of what is stored, so it is read again. It counts as stored so when both reads say the same,
 * and no less than was noted when it was written.
 */
async function read(store: Store, key: string): Promise<Entry | null> {
  try {
    const first = await receive(store, key);
    if (first === null || first.json !== null) return entryOf(first);
    const second = await receive(store, key);
    const isUnchanged = first.text === second?.text && first.etag === second.etag;
    if (second?.json === null && !(isUnchanged && isWhole(second.text, second.metadata)))
      throw new Error('half of a record came');
    return entryOf(second);
  } catch (error) {
    throw new StoreUnavailable('read', error);
  }
}

/** What one read gave; `json` is null when its text is no JSON, or nested too deeply for whoever walks over it. */
interface Received {
  text: string;
  json: { value: unknown } | null;
  etag: string;
  metadata: Record<string, unknown>;
}

async function receive(store: Store, key: string): Promise<Received | null> {
  const entry = await store.getWithMetadata(key, { type: 'text' });
  if (entry === null) return null;
  if (!entry.etag) throw new Error('the store gave no etag');
  return { text: entry.data, json: parsed(entry.data), etag: entry.etag, metadata: entry.metadata };
}

function parsed(text: string): { value: unknown } | null {
  try {
    return isNestedTooDeeply(text) ? null : { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function entryOf(received: Received | null): Entry | null {
  if (received === null) return null;
  const { text, json, etag, metadata } = received;
  return { value: json === null ? text : json.value, etag, metadata: withoutLength(metadata) };
}

type Condition = { onlyIfNew: true } | { onlyIfMatch: string };

async function write(
  store: Store,
  key: string,
  value: unknown,
  condition: Condition,
  metadata: Record<string, unknown> = {},
): Promise<WriteOutcome> {
  if ('onlyIfMatch' in condition && !condition.onlyIfMatch)
    throw new RangeError('An empty etag would write unconditionally.');
  try {
    const noted = withLength(metadata, JSON.stringify(value));
    const { modified, etag } = await store.setJSON(key, value, { ...condition, metadata: noted });
    if (!modified) return 'conflict';
    return etag ? 'written' : 'unknown'; // the client calls every failure but 412 "modified", with an empty etag
  } catch {
    return 'unknown';
  }
}

async function* list(store: Store, prefix: string): AsyncGenerator<string> {
  try {
    for await (const page of store.list({ prefix, paginate: true })) yield* page.blobs.map(({ key }) => key);
  } catch (error) {
    throw new StoreUnavailable('list', error);
  }
}

async function remove(store: Store, key: string): Promise<void> {
  try {
    await store.delete(key);
  } catch (error) {
    throw new StoreUnavailable('remove', error);
  }
}

function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError('A key may hold only letters, digits, - and _.');
  return key;
}
