import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Records that are worked out when they are asked for, so that a million of them need no room. Keys rise with the index.
 */
export interface MadeRecords {
  size: number;
  keyAt(index: number): string;
  valueAt(index: number): unknown;
}

/** A blob store in memory that counts its calls. */
export interface WideStore {
  /** Stands in for the blob server behind `fetch`. */
  stop(): void;
  /** Made records, by the store's full name. */
  made: Map<string, MadeRecords>;
  /** Calls since the last `reset`, lists included. */
  calls(): number;
  reset(): void;
  /** What each call takes, in ms; 0 for none. */
  latencyMs: number;
}

interface WideBlob {
  body: string;
  etag: string;
  metadata: string | null;
}

const PAGE_SIZE = 1000;
const METADATA = 'x-amz-meta-user';

/**
 * Answers every call to a blob server's address in this process, by its protocol: made records below, written ones above
 * them. Other addresses are fetched as ever.
 */
export function startWideStore(serverUrl: string): WideStore {
  const realFetch = globalThis.fetch;
  const written = new Map<string, Map<string, WideBlob | null>>(); // null: a made record that was removed
  const made = new Map<string, MadeRecords>();
  let calls = 0;
  const store: WideStore = {
    stop: () => void (globalThis.fetch = realFetch),
    made,
    calls: () => calls,
    reset: () => void (calls = 0),
    latencyMs: 0,
  };

  const over = (name: string) => written.get(name) ?? written.set(name, new Map()).get(name)!;

  function read(name: string, key: string): WideBlob | null {
    const own = over(name).get(key);
    if (own !== undefined) return own;
    const records = made.get(name);
    const index = records ? lowerBound(records, key) : 0;
    return records && index < records.size && records.keyAt(index) === key
      ? blobOf(JSON.stringify(records.valueAt(index)), null)
      : null;
  }

  function* keys(name: string, from: string): Generator<string> {
    const own = [...over(name)].filter(([key]) => key >= from).sort(([a], [b]) => (a < b ? -1 : 1));
    const records = made.get(name);
    let [index, next] = [records ? lowerBound(records, from) : 0, 0];
    for (;;) {
      const below = records && index < records.size ? records.keyAt(index) : null;
      const above = own[next];
      if (below === null && !above) return;
      if (!above || (below !== null && below < above[0])) {
        index += 1;
        if (below !== null) yield below;
      } else {
        if (below === above[0]) index += 1;
        next += 1;
        if (above[1]) yield above[0];
      }
    }
  }

  function list(name: string, prefix: string, cursor: string | null): Response {
    const blobs: { key: string; etag: string; size: number; last_modified: string }[] = [];
    for (const key of keys(name, cursor ?? prefix)) {
      if (!key.startsWith(prefix)) break;
      if (blobs.length === PAGE_SIZE) return Response.json({ blobs, directories: [], next_cursor: key });
      blobs.push({ key, etag: '"made"', size: 1, last_modified: '2026-11-22T00:00:00Z' });
    }
    return Response.json({ blobs, directories: [] });
  }

  function write(name: string, key: string, body: string, headers: Headers): Response {
    const current = read(name, key);
    const match = headers.get('if-match');
    if (headers.get('if-none-match') === '*' ? current : match !== null && current?.etag !== match)
      return new Response(null, { status: 412 });
    const blob = blobOf(body, headers.get(METADATA));
    over(name).set(key, blob);
    return new Response(null, { status: 200, headers: { etag: blob.etag } });
  }

  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(serverUrl)) return realFetch(input, init);
    calls += 1;
    if (store.latencyMs > 0) await wait(store.latencyMs);
    const { pathname, searchParams } = new URL(address);
    const [, , name = '', key] = pathname.split('/').map(decodeURIComponent);
    if (!name.startsWith('site:')) return realFetch(input, init); // what came with the deploy
    if (!key) return list(name, searchParams.get('prefix') ?? '', searchParams.get('cursor'));
    switch (init?.method?.toUpperCase()) {
      case 'PUT':
        return write(name, key, String(init.body), new Headers(init.headers));
      case 'DELETE': {
        if (made.has(name)) over(name).set(key, null);
        else over(name).delete(key);
        return new Response(null, { status: 204 });
      }
      default: {
        const blob = read(name, key);
        if (!blob) return new Response(null, { status: 404 });
        const metadata = blob.metadata === null ? {} : { [METADATA]: blob.metadata };
        return new Response(blob.body, { headers: { etag: blob.etag, ...metadata } });
      }
    }
  };
  return store;
}

function blobOf(body: string, metadata: string | null): WideBlob {
  return { body, etag: `"${createHash('sha1').update(body).digest('hex')}"`, metadata };
}

/** The first index whose key is not below another one. */
function lowerBound({ size, keyAt }: MadeRecords, key: string): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyAt(middle) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
