import { randomUUID } from 'node:crypto';
import type { UploadRow } from '#domain/tool/csv/upload-fields.ts';
import { planUpload, type UploadPlan } from '#domain/tool/editing/plan-upload.ts';
import { withoutUpload } from '#domain/tool/editing/upload-entries.ts';
import { changeTools, readRevision, readToolHead, readTools, type StoredTools } from '#netlify/stores/tool-store.ts';
import type { ToolHead, UploadKind, UploadRecord } from '#netlify/stores/tool-head.schema.ts';
import { fileTools } from './catalog.ts';
import { makerSites } from './maker-sites.ts';
import { taskSlugs } from './task-facts.ts';
import { recentlyEdited } from './tool-history.ts';

/** Who uploads, how and when; the words of the audit. */
export interface Uploader {
  /** User id; null when nobody in particular. */
  by: string | null;
  kind: UploadKind;
  now: Date;
}

/** What an upload did, or would do. */
interface AppliedTools extends Pick<UploadPlan, 'rows' | 'refusals'> {
  /** The entry in the audit; null when nothing was changed. */
  upload: UploadRecord | null;
}

/** Works out what an upload would do, and changes nothing. @throws StoreUnavailable */
export async function tryTools(rows: readonly UploadRow[]): Promise<AppliedTools> {
  const plan = await planFor(await readTools(), rows);
  return { rows: plan.rows, refusals: plan.refusals, upload: null };
}

/**
 * Uploads tools: all of them or, when a row is refused, none. The same rows again change nothing.
 * @throws StoreUnavailable: it may or may not be done then; doing it again is safe
 */
export async function applyTools(rows: readonly UploadRow[], { by, kind, now }: Uploader): Promise<AppliedTools> {
  const id = randomUUID();
  let plan: UploadPlan | undefined;
  const { head } = await changeTools(async (stored) => {
    const planned = await planFor(stored, rows);
    plan = planned;
    if (planned.refusals.length > 0 || planned.uploads === stored.uploads) return null;
    const count = (outcome: string) => planned.rows.filter((row) => row.outcome === outcome).length;
    const about = { id, at: now.toISOString(), by, kind, created: count('created'), updated: count('updated') };
    return {
      uploads: planned.uploads,
      head: (revision) => ({
        revision,
        nextId: planned.nextId,
        uploads: [{ ...about, revision, previous: stored.head.revision, undone: null }, ...stored.head.uploads],
      }),
    };
  });
  return {
    rows: plan?.rows ?? [],
    refusals: plan?.refusals ?? [],
    upload: head.uploads.find((upload) => upload.id === id) ?? null,
  };
}

/** What came of taking an upload back. */
type Undone =
  | { ok: true; changed: boolean; upload: UploadRecord }
  | { ok: false; code: 'unknown' | 'not_latest' | 'is_edit' };

/**
 * Takes the last upload back: what was uploaded before it holds again, byte for byte. One that is taken back already stays so.
 * Only the last one can go: a later upload was worked out on top of it. Changes of single tools at the desk do not count:
 * they stay, and stand in the way only when they touched one of its tools; they are taken back by themselves.
 * @throws StoreUnavailable: it may or may not be done then; doing it again is safe
 */
export async function undoUpload(uploadId: string, { by, now }: Pick<Uploader, 'by' | 'now'>): Promise<Undone> {
  const edits = await recentlyEdited();
  if (edits.has(uploadId)) return { ok: false, code: 'is_edit' };
  let code: Extract<Undone, { ok: false }>['code'] = 'unknown';
  const isUndone = (upload: UploadRecord) => upload.id === uploadId && upload.undone !== null;
  const { head, changed } = await changeTools(async ({ head, uploads }) => {
    const last = head.uploads.find(({ id, undone }) => undone === null && !edits.has(id));
    if (last?.id !== uploadId) {
      code = head.uploads.some(({ id }) => id === uploadId) ? 'not_latest' : 'unknown';
      return null;
    }
    const isOnTop = head.revision === last.revision;
    const left = isOnTop
      ? null
      : withoutUpload(uploads, await readRevision(last.revision), await readRevision(last.previous));
    if (!isOnTop && left === null) {
      code = 'not_latest';
      return null;
    }
    const undone = { at: now.toISOString(), by };
    return {
      ...(left ? { uploads: left } : { revision: last.previous }),
      head: (revision) => ({
        ...head,
        revision,
        uploads: head.uploads.map((upload) => (upload === last ? { ...upload, undone } : upload)),
      }),
    };
  });
  const upload = head.uploads.find(isUndone);
  return upload ? { ok: true, changed, upload } : { ok: false, code };
}

async function planFor({ head, uploads }: StoredTools, rows: readonly UploadRow[]): Promise<UploadPlan> {
  const [files, tasks, sites] = await Promise.all([fileTools(), taskSlugs(), makerSites()]);
  return planUpload({ files, uploads, nextId: head.nextId, tasks, makerSites: sites }, rows);
}

/**
 * Names of the tools that an upload made or changed: the difference between what was uploaded after it and before.
 * @throws StoreUnavailable
 */
export async function toolsOf({ revision, previous }: Pick<UploadRecord, 'revision' | 'previous'>): Promise<string[]> {
  const [files, after, before] = await Promise.all([fileTools(), readRevision(revision), readRevision(previous)]);
  const earlier = new Set(before.map((upload) => JSON.stringify(upload)));
  const changed = after.filter((upload) => !earlier.has(JSON.stringify(upload)));
  const nameOfFile = (id: number) => files.find((tool) => tool.id === id)?.name ?? `tool № ${id}`;
  return changed.map((upload) => (upload.kind === 'new' ? upload.tool.name : nameOfFile(upload.toolId)));
}

/** Uploads that this person made or took back. @throws StoreUnavailable */
export async function uploadsBy(userId: string): Promise<UploadRecord[]> {
  const { uploads } = await readToolHead();
  return uploads.filter((upload) => upload.by === userId || upload.undone?.by === userId);
}

/** Takes this person out of the list of uploads; the uploads stay. @throws StoreUnavailable: doing it again is safe */
export async function forgetUploader(userId: string): Promise<void> {
  const without = (by: string | null) => (by === userId ? null : by);
  const isForgotten = ({ uploads }: ToolHead) =>
    uploads.every(({ by, undone }) => by !== userId && undone?.by !== userId);
  await changeTools(({ head }) => {
    if (isForgotten(head)) return null;
    const uploads = head.uploads.map((upload) => ({
      ...upload,
      by: without(upload.by),
      undone: upload.undone && { ...upload.undone, by: without(upload.undone.by) },
    }));
    return { revision: head.revision, head: () => ({ ...head, uploads }) };
  });
}
