import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { firstUploadedId } from '#domain/tool/merge-tools.ts';
import type { Upload } from '#domain/tool/uploaded-tool.schema.ts';
import { type JsonStore, openStore } from './open-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { revisionSchema, type ToolHead, toolHeadSchema } from './tool-head.schema.ts';

/**
 * Uploaded tools: a head that names the revision which holds, and revisions that are never changed. A change writes its
 * revision first and then moves the head by compare-and-set, so at any moment everything or nothing of it is there; going
 * back is moving the head back.
 */

/** What is uploaded, as it was read. */
export interface StoredTools {
  head: ToolHead;
  uploads: readonly Upload[];
}

/** What a change makes of it: new uploads or an earlier revision, and the head that names their revision. */
export type ToolsChange = ({ uploads: readonly Upload[] } | { revision: string | null }) & {
  head(revision: string | null): ToolHead;
};

const HEAD = 'head';
/** Most entries of the audit; older ones are dropped. */
const MOST_UPLOADS = 200;
/** Revisions kept in memory: the one that holds, and its neighbours. */
const MOST_REMEMBERED = 3;
/** A change begins no further try later than this after its start, in ms. */
const LAST_TRY_MS = 4000;
const LONGEST_PAUSE_MS = 250;

const emptyHead: ToolHead = { revision: null, nextId: firstUploadedId, uploads: [] };
const remembered = new Map<string, readonly Upload[]>();
const tools = (): JsonStore => openStore('tools');

/** The revision that holds; null when nothing is uploaded. @throws StoreUnavailable */
export async function readToolHead(): Promise<ToolHead> {
  return (await readHead(tools())).head;
}

/** Everything of a revision. @throws StoreUnavailable */
export async function readRevision(revision: string | null): Promise<readonly Upload[]> {
  if (revision === null) return [];
  const known = remembered.get(revision);
  if (known) return known;
  const entry = await tools().read(revision);
  if (!entry) throw new StoreUnavailable(`revision ${revision} of the tools is missing`);
  return remember(revision, revisionSchema.parse(entry.value).uploads);
}

/** Head and uploads of one moment. @throws StoreUnavailable */
export async function readTools(): Promise<StoredTools> {
  const head = await readToolHead();
  return { head, uploads: await readRevision(head.revision) };
}

/**
 * Changes what is uploaded: read, decide, write a revision, move the head, and all again when somebody else was faster.
 * @param decide called once per try with what is uploaded; null leaves everything as it is
 * @param isDone whether a head already holds this very change: its first try may have come through without a reply
 * @returns the head as it stands, and whether this call changed it
 * @throws StoreUnavailable: whether it was changed is then unknown, and doing it again is safe
 */
export async function changeTools(
  decide: (stored: StoredTools) => ToolsChange | null,
  isDone: (head: ToolHead) => boolean,
): Promise<{ head: ToolHead; changed: boolean }> {
  const store = tools();
  const start = performance.now();
  for (let tries = 0; ; tries += 1) {
    const { head, etag } = await readHead(store);
    if (tries > 0 && isDone(head)) return { head, changed: true };
    const change = decide({ head, uploads: await readRevision(head.revision) });
    if (change === null) return { head, changed: false };
    if (tries > 0 && performance.now() - start > LAST_TRY_MS)
      throw new StoreUnavailable(`change of the tools: no luck in ${tries} tries`);

    const revision = 'uploads' in change ? await keepRevision(store, change.uploads) : change.revision;
    const next = limited(change.head(revision));
    const written = etag === null ? await store.create(HEAD, next) : await store.replace(HEAD, next, etag);
    if (written === 'written') return { head: next, changed: true };
    await wait(Math.random() * LONGEST_PAUSE_MS);
  }
}

async function readHead(store: JsonStore): Promise<{ head: ToolHead; etag: string | null }> {
  const entry = await store.read(HEAD);
  return entry ? { head: toolHeadSchema.parse(entry.value), etag: entry.etag } : { head: emptyHead, etag: null };
}

/** Writes a revision under the hash of what it says, so that writing it again is the same. */
async function keepRevision(store: JsonStore, uploads: readonly Upload[]): Promise<string | null> {
  if (uploads.length === 0) return null;
  const document = { uploads };
  const revision = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  const written = await store.create(revision, document);
  if (written === 'unknown' && !(await store.read(revision)))
    throw new StoreUnavailable('a revision of the tools could not be written');
  remember(revision, uploads);
  return revision;
}

function limited(head: ToolHead): ToolHead {
  return { ...head, uploads: head.uploads.slice(0, MOST_UPLOADS) };
}

function remember(revision: string, uploads: readonly Upload[]): readonly Upload[] {
  remembered.delete(revision);
  remembered.set(revision, uploads);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return uploads;
}
