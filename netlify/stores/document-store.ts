import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { keepUnknownFields } from './keep-unknown-fields.ts';
import { type JsonStore, longerStoreTimeout, openStore } from './open-store.ts';
import { markedBy, newOperation, readMarks } from './record-marks.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { UnreadableRecord, logUnreadable } from './unreadable-record.ts';

/** A document as it was read, with what a change of it must name. */
export interface StoredDocument<Document> {
  document: Document;
  etag: string;
  /** Ids of the last changes, newest first. */
  operations: readonly string[];
  /** ISO time of the last write; null when it is not known. */
  writtenAt: string | null;
}

/** What a change makes of a document: the document to write, or null to leave it as it is; and what to tell. */
export interface DocumentChange<Document, Outcome> {
  write: Document | null;
  outcome: Outcome;
}

/** Pure, or reading the truth about it from elsewhere: called once per try, with null when there is no document. */
export type ChangeRule<Document, Outcome> = (
  current: Document | null,
) => DocumentChange<Document, Outcome> | Promise<DocumentChange<Document, Outcome>>;

/** Some documents of a store, in the order of their keys. */
export interface StoredShard<Document> {
  records: { key: string; stored: StoredDocument<Document> }[];
  /** Keys whose records this release cannot read. */
  unreadable: string[];
  /** The last key that was looked at: the place to go on from. */
  last: string;
}

/** All documents of one kind. Every read is current, and every change a compare-and-set with an id of its own. */
export interface DocumentStore<Document> {
  /** The store's plain name. */
  readonly name: string;
  /** The shape of its documents; reading keeps fields beside it. */
  readonly schema: z.ZodType<Document>;
  /** Whether a key of the store holds this kind of document. */
  isOwn(key: string): boolean;
  /** One document, or null. @throws StoreUnavailable, UnreadableRecord */
  read(key: string): Promise<Document | null>;
  /** The same for a reader that goes on without what cannot be read: null, and a line in the log. @throws StoreUnavailable */
  tryRead(key: string): Promise<Document | null>;
  /** Whether there is a record under a key, readable or not. @throws StoreUnavailable */
  has(key: string): Promise<boolean>;
  /** One document and what a change of it must name, or null. @throws StoreUnavailable, UnreadableRecord */
  readStored(key: string): Promise<StoredDocument<Document> | null>;
  /**
   * Changes one document: read, apply the rule, compare-and-set, and all again when somebody else was faster. A write
   * whose reply was lost is found by the id of the change and not done twice.
   * @returns the outcome of the try that counted
   * @throws StoreUnavailable when no try came through within about 4.5 s: whether it was written is then unknown;
   *   UnreadableRecord when what is stored has no known shape; Error when what would be written has none: nothing was
   *   written then
   */
  change<Outcome>(
    key: string,
    rule: ChangeRule<Document, Outcome>,
    options?: ChangeOptions<Document>,
  ): Promise<Outcome>;
  /**
   * The same where nothing is to be told but what became of it.
   * @param rule gives the document to write; null, or the very one it was given, leaves it as it is
   * @returns what the rule gave in the try that counted
   */
  update<Next extends Document | null>(
    key: string,
    rule: (current: Document | null) => Next,
    options?: ChangeOptions<Document>,
  ): Promise<Next>;
  /** Writes a document unless there is one under the key. @returns the one that is stored. @throws StoreUnavailable */
  keep(key: string, document: Document): Promise<Document>;
  /** Every key of this kind, or those that begin so, over all pages of the store, sorted. @throws StoreUnavailable */
  keys(prefix?: string): Promise<string[]>;
  /**
   * At most so many keys of this kind, or of those that begin so, in the order of the store (by key), from no more pages
   * than hold them. @throws StoreUnavailable
   */
  someKeys(most: number, prefix?: string): Promise<string[]>;
  /** Documents after a place, so many at a time; what cannot be read is passed over and logged. @throws StoreUnavailable */
  shards(options?: ShardOptions): AsyncGenerator<StoredShard<Document>>;
  /** Every document that can be read, over all pages of the store. @throws StoreUnavailable */
  all(): Promise<Document[]>;
  /**
   * Whether two reads in a row say that there is nothing under a key. Even then nothing may be deleted for it: what is
   * deleted has a record that says so. @throws StoreUnavailable
   */
  isMissing(key: string): Promise<boolean>;
  /** Whether a text stands anywhere in a record, readable or not. @throws StoreUnavailable */
  mentions(key: string, text: string): Promise<boolean>;
  /** Removes a document; nothing there is fine. @throws StoreUnavailable */
  remove(key: string): Promise<void>;
}

export interface ChangeOptions<Document> {
  /** The document as it was read a moment ago, to save the first read. */
  known?: StoredDocument<Document> | null | undefined;
  /**
   * What cannot be read is copied to `aside-<key>` and counts as nothing: for documents that can be made again, where
   * waiting for somebody to repair them would stop a job for good.
   */
  startAnew?: boolean;
}

interface ShardOptions {
  /** Only keys behind this one. */
  after?: string;
  /** Only keys that begin so. */
  prefix?: string;
  /** Documents in a slice; they are read at the same time. */
  size?: number;
}

/** Told of a change right before it is written, on each try; what it throws ends the change. */
type BeforeWrite<Document> = (key: string, before: Document | null, after: Document) => Promise<void>;

/** What lies under a key when it is changed; the document is null when it counts as nothing. */
type Changeable<Document> = Omit<StoredDocument<Document>, 'document' | 'writtenAt'> & { document: Document | null };

/** All tries of a change together, in ms: whoever asked for it is answered within five seconds. */
const BUDGET_MS = 4500;
/** More tries than anybody needs who pauses between them. */
const MAX_TRIES = 100;
/** After a write without a usable reply there is one more try only within this time, in ms. */
const LAST_TRY_AFTER_UNKNOWN_MS = 900;
/** Bounds of the random pause between two tries, in ms: it doubles with each conflict. */
const FIRST_PAUSE_MS = 40;
const LONGEST_PAUSE_MS = 300;
/** Documents read at the same time unless stated: a store answers in some 30 ms. */
const AT_ONCE = 50;

/**
 * The documents of one kind in one store. What is written is checked by the schema that reads it; fields that the schema
 * does not know survive.
 * @param isOwn which keys hold this kind, where a store holds several
 * @param beforeWrite what must be noted elsewhere before a change of this kind is written
 */
export function documentStore<Document>(
  name: string,
  schema: z.ZodType<Document>,
  isOwn: (key: string) => boolean = () => true,
  beforeWrite?: BeforeWrite<Document>,
): DocumentStore<Document> {
  let tolerant: z.ZodType<Document> | undefined;
  const parse = (value: unknown) => (tolerant ??= keepUnknownFields(schema)).safeParse(value);
  const checkRead = (key: string, value: unknown): Document => {
    const { data, error } = parse(value);
    if (error) throw new UnreadableRecord(`${name}/${key}`, error);
    return data;
  };
  const checkWrite = (key: string, document: Document): Document => {
    const { data, error } = parse(document);
    if (error) throw new Error(`${name}/${key} would be unreadable: ${error.issues.map(({ path }) => path.join('.'))}`);
    return data;
  };
  const open = (): JsonStore => openStore(name);

  async function readStored(key: string): Promise<StoredDocument<Document> | null> {
    const entry = await open().read(key);
    return entry && { document: checkRead(key, entry.value), etag: entry.etag, ...readMarks(entry.metadata) };
  }

  async function readOrSetAside(key: string): Promise<Changeable<Document> | null> {
    const stored = await readStored(key).catch(skipUnreadable);
    if (stored !== 'unreadable') return stored;
    const entry = await open().read(key);
    if (!entry) return null;
    if ((await open().create(`aside-${key}`, entry.value, entry.metadata)) === 'unknown')
      throw new StoreUnavailable(`setting aside a record in ${name}`);
    return { document: null, etag: entry.etag, operations: [] };
  }

  async function change<Outcome>(
    key: string,
    rule: ChangeRule<Document, Outcome>,
    { known, startAnew = false }: ChangeOptions<Document> = {},
  ): Promise<Outcome> {
    const start = performance.now();
    const operation = newOperation();
    const readAgain = () => (startAnew ? readOrSetAside(key) : readStored(key));
    const budget = longerStoreTimeout() ?? BUDGET_MS;
    let stored: Changeable<Document> | null = known ?? (await readAgain());
    let [slowest, isUnknown] = [0, false];
    for (let tries = 0; ; tries += 1) {
      const begun = performance.now();
      const { write, outcome } = await rule(stored?.document ?? null);
      if (write === null) return outcome;
      const lastBegin = isUnknown ? LAST_TRY_AFTER_UNKNOWN_MS : budget - slowest; // the next try may take as long as any before
      if (tries > 0 && (tries === MAX_TRIES || begun - start > lastBegin))
        throw new StoreUnavailable(`change of a record in ${name}: no luck in ${tries} tries`);
      const next = checkWrite(key, write);
      await beforeWrite?.(key, stored?.document ?? null, write);
      const marks = markedBy(operation, stored?.operations ?? [], new Date());
      const written = stored
        ? await open().replace(key, next, stored.etag, marks)
        : await open().create(key, next, marks);
      if (written === 'written') return outcome;
      if (written === 'conflict') await pause(tries);
      stored = await readAgain();
      if (stored?.operations.includes(operation)) return outcome;
      isUnknown = written === 'unknown';
      slowest = Math.max(slowest, performance.now() - begun);
    }
  }

  async function keys(prefix = ''): Promise<string[]> {
    return (await Array.fromAsync(open().list(prefix))).filter(isOwn).sort();
  }

  async function someKeys(most: number, prefix = ''): Promise<string[]> {
    const found: string[] = [];
    for await (const key of open().list(prefix)) {
      if (isOwn(key)) found.push(key);
      if (found.length === most) break;
    }
    return found;
  }

  async function* shards({
    after = '',
    prefix = '',
    size = AT_ONCE,
  }: ShardOptions = {}): AsyncGenerator<StoredShard<Document>> {
    const left = (await keys(prefix)).filter((key) => key > after);
    for (let first = 0; first < left.length; first += size) yield readShard(left.slice(first, first + size));
  }

  async function readShard(own: readonly string[]): Promise<StoredShard<Document>> {
    const shard: StoredShard<Document> = { records: [], unreadable: [], last: own.at(-1) ?? '' };
    const read = await Promise.all(own.map((key) => readStored(key).catch(skipUnreadable)));
    for (const [index, key] of own.entries()) {
      const stored = read[index];
      if (stored === 'unreadable') shard.unreadable.push(key);
      else if (stored) shard.records.push({ key, stored });
    }
    return shard;
  }

  const read = async (key: string): Promise<Document | null> => (await readStored(key))?.document ?? null;

  return {
    name,
    schema,
    isOwn,
    read,
    tryRead: (key) => read(key).catch(nullIfUnreadable),
    has: async (key) => (await open().read(key)) !== null,
    readStored,
    change,
    update: (key, rule, options) => change(key, updating(rule), options),
    async keep(key, document) {
      const marks = markedBy(newOperation(), [], new Date());
      if ((await open().create(key, checkWrite(key, document), marks)) === 'written') return document;
      return change(key, (current) =>
        current ? { write: null, outcome: current } : { write: document, outcome: document },
      );
    },
    keys,
    someKeys,
    shards,
    async all() {
      const documents: Document[] = [];
      for await (const { records } of shards()) documents.push(...records.map(({ stored }) => stored.document));
      return documents;
    },
    isMissing: async (key) => (await open().read(key)) === null && (await open().read(key)) === null,
    mentions: async (key, text) => JSON.stringify((await open().read(key))?.value ?? null).includes(text),
    remove: (key) => open().remove(key),
  };
}

/** The change that a rule makes which tells nothing but what became of the document. */
export function updating<Document, Next extends Document | null>(
  rule: (current: Document | null) => Next,
): (current: Document | null) => DocumentChange<Document, Next> {
  return (current) => {
    const next = rule(current);
    return { write: next === current ? null : next, outcome: next };
  };
}

/** For a reader that takes what it cannot read for nothing: null, and a line in the log. */
export function nullIfUnreadable(error: unknown): null {
  skipUnreadable(error);
  return null;
}

/** For a reader that goes on, and does otherwise with what it cannot read than with nothing; it is named in the log. */
export function skipUnreadable(error: unknown): 'unreadable' {
  if (!(error instanceof UnreadableRecord)) throw error;
  logUnreadable(error);
  return 'unreadable';
}

/** Waits a random time under a bound that grows, so that writers who met once do not meet again. */
function pause(tries: number): Promise<void> {
  return wait(Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries));
}
