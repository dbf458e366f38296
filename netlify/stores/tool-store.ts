import { FIRST_UPLOADED_ID } from '#domain/tool/merge-tools.ts';
import type { Upload } from '#domain/tool/uploaded-tool.schema.ts';
import { documentStore } from './document-store.ts';
import { hashOf } from './hash-of.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { type ToolHead, revisionSchema, toolHeadSchema } from './tool-head.schema.ts';

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
type ToolsChange = ({ uploads: readonly Upload[] } | { revision: string | null }) & {
  head(revision: string | null): ToolHead;
};

/** The key of the head; every other key is the hash of a revision. */
export const HEAD = 'head';
/** Most entries of the audit; older ones are dropped. */
const MAX_UPLOADS = 200;
/** Revisions kept in memory: the one that holds, and its neighbours. */
const MAX_REMEMBERED = 3;

/** The one document that says which revision holds. */
export const toolHeads = documentStore('tools', toolHeadSchema, (key) => key === HEAD);
/** Revisions, each under the hash of what it says. */
export const toolRevisions = documentStore('tools', revisionSchema, (key) => key !== HEAD);

const emptyHead: ToolHead = { revision: null, nextId: FIRST_UPLOADED_ID, uploads: [] };
const remembered = new Map<string, readonly Upload[]>();

/** The revision that holds; null when nothing is uploaded. @throws StoreUnavailable, UnreadableRecord */
export async function readToolHead(): Promise<ToolHead> {
  return (await toolHeads.read(HEAD)) ?? emptyHead;
}

/** Everything of a revision. @throws StoreUnavailable, UnreadableRecord */
export async function readRevision(revision: string | null): Promise<readonly Upload[]> {
  if (revision === null) return [];
  const known = remembered.get(revision);
  if (known) return known;
  const stored = await toolRevisions.read(revision);
  if (!stored) throw new StoreUnavailable(`revision ${revision} of the tools is missing`);
  return remember(revision, stored.uploads as Upload[]); // zod says `| undefined` where ours says optional
}

/** Head and uploads of one moment. @throws StoreUnavailable, UnreadableRecord */
export async function readTools(): Promise<StoredTools> {
  const head = await readToolHead();
  return { head, uploads: await readRevision(head.revision) };
}

/**
 * Changes what is uploaded: read, decide, write a revision, move the head, and all again when somebody else was faster.
 * @param decide called once per try with what is uploaded; null leaves everything as it is
 * @returns the head as it stands, and whether this call changed it
 * @throws StoreUnavailable: whether it was changed is then unknown, and doing it again is safe; UnreadableRecord
 */
export async function changeTools(
  decide: (stored: StoredTools) => ToolsChange | null | Promise<ToolsChange | null>,
): Promise<{ head: ToolHead; changed: boolean }> {
  return toolHeads.change<{ head: ToolHead; changed: boolean }>(HEAD, async (stored) => {
    const head = stored ?? emptyHead;
    const change = await decide({ head, uploads: await readRevision(head.revision) });
    if (change === null) return { write: null, outcome: { head, changed: false } };
    const revision = 'uploads' in change ? await keepRevision(change.uploads) : change.revision;
    const next = limited(change.head(revision));
    return { write: next, outcome: { head: next, changed: true } };
  });
}

/** Writes a revision under the hash of what it says, so that writing it again is the same. */
async function keepRevision(uploads: readonly Upload[]): Promise<string | null> {
  if (uploads.length === 0) return null;
  const document = { uploads: [...uploads] };
  const revision = hashOf(JSON.stringify(document));
  await toolRevisions.keep(revision, document);
  remember(revision, uploads);
  return revision;
}

function limited(head: ToolHead): ToolHead {
  return { ...head, uploads: head.uploads.slice(0, MAX_UPLOADS) };
}

function remember(revision: string, uploads: readonly Upload[]): readonly Upload[] {
  remembered.delete(revision);
  remembered.set(revision, uploads);
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return uploads;
}
