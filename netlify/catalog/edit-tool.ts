import { type RecordChange, changesBetween, revertChanges } from '#domain/record/record-changes.ts';
import { type ToolPatch, patchTool } from '#domain/tool/editing/edit-tool.ts';
import { editProblems } from '#domain/tool/editing/edit-problems.ts';
import { emptyTool } from '#domain/tool/editing/empty-tool.ts';
import { mergeTools } from '#domain/tool/merge-tools.ts';
import { freeSlug } from '#domain/tool/slug-of.ts';
import type { ToolFieldPath } from '#domain/tool/tool-field-paths.ts';
import { toolRecord } from '#domain/tool/tool.record.ts';
import { mapTexts, tidyText } from '#domain/text/clean-text.ts';
import { patchProblems } from '#domain/tool/editing/patch-problems.ts';
import type { ToolEdit } from '#domain/tool/editing/tool-edit.schema.ts';
import type { ToolProblem } from '#domain/tool/editing/tool-problem.ts';
import type { MakerSites } from '#domain/tool/evidence/maker-sites.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { entriesById, keepEntry } from '#domain/tool/editing/upload-entries.ts';
import type { Upload } from '#domain/tool/uploaded-tool.schema.ts';
import { dayOf } from '#domain/value/day.ts';
import { personMark } from '#netlify/session/person-mark.ts';
import { type StoredTools, changeTools, readTools } from '#netlify/stores/tool-store.ts';
import { fileTools } from './catalog.ts';
import { makerSites } from './maker-sites.ts';
import { taskSlugs } from './task-facts.ts';
import { vocabulary } from './vocabulary.ts';
import { confirmEdit, noteEdit, readHistory, recentlyEdited } from './tool-history.ts';
import { versionOf } from './version-of.ts';

/**
 * The one way in which a person at the desk changes a tool, built-in or uploaded: `editTool` for a patch of fields with
 * their evidence, `createTool` for a new one, `undoEdit` to take one change back. Each is checked by the schema of tools
 * and the rules of the data check, goes through the same revisions as uploads, names the version it was made on, and
 * leaves its entry in the tool's history. Corrections of facts are built on it too. What it does not do is what the
 * endpoint adds: the audit, and announcing the new catalogue.
 */

/** Numbers tried for a new tool: another one may take each of them between reading and writing. */
const MAX_NUMBERS = 4;

/** A change of one tool. */
interface ToolChange {
  toolId: number;
  /** `versionOf` of the tool as its editor saw it. */
  version: string;
  /** A uuid; the same attempt again is the same change. */
  attempt: string;
  reason: string;
  /** Who told us of it, if they wish to be named. */
  toldBy?: string | null;
}

/** Who does it, and when. */
export interface Editor {
  /** User id; only a keyed hash of it goes into the history. */
  by: string;
  now: Date;
}

/** What came of a change: done, or why not. Nothing was changed unless `ok`. */
export type Edited =
  | { ok: true; tool: Tool; version: string; changes: RecordChange<ToolFieldPath>[]; isDone: boolean }
  | { ok: false; code: 'unknown' | 'unchanged' }
  | { ok: false; code: 'changed'; toolId: number }
  | { ok: false; code: 'refused'; problems: ToolProblem[] }
  | { ok: false; code: 'superseded'; fields: ToolFieldPath[] };

/** What a change makes of a tool as it stands; null as the tool takes it out of the catalogue. */
type Plan = { ok: true; before: Tool | null; after: Tool | null; nextId: number } | Exclude<Edited, { ok: true }>;

/**
 * Changes one tool at the desk.
 * @param isTrial checks and says what would change, and stores nothing
 * @throws StoreUnavailable: whether it was changed is then unknown, and the same attempt again is safe
 */
export function editTool(
  { patch, ...change }: ToolChange & { patch: ToolPatch },
  editor: Editor,
  isTrial = false,
): Promise<Edited> {
  const plan = (stored: StoredTools, from: FromFiles): Plan => {
    const tools = mergeTools(from.tools, stored.uploads);
    const before = tools.find(({ id }) => id === change.toolId);
    if (!before) return { ok: false, code: 'unknown' };
    if (versionOf(before) !== change.version) return { ok: false, code: 'changed', toolId: before.id };
    const tidy = mapTexts(patch, tidyText);
    const misshapen = patchProblems(tidy);
    if (misshapen.length > 0) return { ok: false, code: 'refused', problems: misshapen };
    const after = patchTool(before, tidy);
    const problems = editProblems(before, after, around(tools, after, from, editor.now));
    return problems.length > 0
      ? { ok: false, code: 'refused', problems }
      : { ok: true, before, after, nextId: stored.head.nextId };
  };
  return resume(plan, { ...change, kind: 'changed', undoes: null }, editor, isTrial);
}

/**
 * Adds a tool at the desk; its number and the slug of its address are given here.
 * @throws StoreUnavailable: whether it was added is then unknown, and the same attempt again is safe
 */
export async function createTool(
  { patch, attempt, reason }: Pick<ToolChange, 'attempt' | 'reason'> & { patch: ToolPatch },
  editor: Editor,
  isTrial = false,
): Promise<Edited> {
  const plan = (stored: StoredTools, from: FromFiles): Plan => {
    const tools = mergeTools(from.tools, stored.uploads);
    const { nextId } = stored.head;
    const name = patch.fields.name ?? '';
    const slug = freeSlug(name, nextId, new Set(tools.map((tool) => tool.slug)));
    const tidy = mapTexts(patch, tidyText);
    const misshapen = patchProblems(tidy);
    if (misshapen.length > 0) return { ok: false, code: 'refused', problems: misshapen };
    const after = patchTool(emptyTool(nextId, slug), tidy);
    const problems = editProblems(null, after, around(tools, after, from, editor.now));
    return problems.length > 0
      ? { ok: false, code: 'refused', problems }
      : { ok: true, before: null, after, nextId: nextId + 1 };
  };
  const add = () => resume(plan, { attempt, reason, kind: 'created', undoes: null }, editor, isTrial);
  for (let tries = 1; tries < MAX_NUMBERS; tries += 1) {
    const added = await add();
    if (added.ok || added.code !== 'unknown') return added;
  }
  return add();
}

/**
 * Takes one change of one tool back: what it changed is as before, what others changed since stays. A tool that was added
 * leaves the catalogue, unless it was changed since.
 * @returns `superseded` with the places that have changed again since
 * @throws StoreUnavailable: whether it was taken back is then unknown, and the same attempt again is safe
 */
export async function undoEdit(
  { toolId, editId, attempt, reason }: Pick<ToolChange, 'toolId' | 'attempt' | 'reason'> & { editId: string },
  editor: Editor,
): Promise<Edited> {
  const history = await readHistory(toolId, (await readTools()).head);
  const edit = history.find(({ id }) => id === editId);
  if (!edit) return { ok: false, code: 'unknown' };
  if (history.some(({ undoes, id }) => undoes === editId && id !== attempt)) return { ok: false, code: 'unchanged' };
  const plan = (stored: StoredTools, from: FromFiles): Plan => {
    const tools = mergeTools(from.tools, stored.uploads);
    const before = tools.find(({ id }) => id === toolId);
    if (!before) return { ok: false, code: 'unknown' };
    const { nextId } = stored.head;
    if (edit.kind === 'created') {
      const later = leftSince(history, editId);
      return later.length > 0
        ? { ok: false, code: 'superseded', fields: later }
        : { ok: true, before, after: null, nextId };
    }
    const reverted = revertChanges(toolRecord, before, edit.changes);
    return reverted.ok
      ? { ok: true, before, after: reverted.edited, nextId }
      : { ok: false, code: 'superseded', fields: reverted.fields };
  };
  return resume(plan, { toolId, attempt, reason, kind: 'undone', undoes: editId }, editor, false);
}

/** What files say, as far as a change is checked against it. */
interface FromFiles {
  tools: readonly Tool[];
  taskSlugs: ReadonlySet<string>;
  makerSites: MakerSites;
}

async function readFromFiles(): Promise<FromFiles> {
  const [tools, slugs, sites] = await Promise.all([fileTools(), taskSlugs(), makerSites()]);
  return { tools, taskSlugs: slugs, makerSites: sites };
}

interface Carried extends Pick<ToolEdit, 'kind' | 'undoes'> {
  /** Undefined for a tool that is added: its number is given on the way. */
  toolId?: number;
  attempt: string;
  reason: string;
  toldBy?: string | null;
}

/** History first, then the catalogue, then the note that it has come so far: wherever it breaks off, both can be told apart. */
async function resume(
  plan: (stored: StoredTools, from: FromFiles) => Plan,
  { attempt, reason, toldBy = null, kind, undoes, ...carried }: Carried,
  { by, now }: Editor,
  isTrial: boolean,
): Promise<Edited> {
  const [stored, from] = await Promise.all([readTools(), readFromFiles()]);
  if (stored.head.uploads.some(({ id }) => id === attempt)) return repeated(stored, from, attempt, carried.toolId);
  const first = plan(stored, from);
  if (!first.ok) return first;
  const { before, after } = first;
  const toolId = (after ?? before)?.id ?? 0;
  const changes = before && after ? changesBetween(toolRecord, before, after) : [];
  if (before && after && changes.length === 0) return { ok: false, code: 'unchanged' };
  if (isTrial) return done(after ?? before, changes, false);
  const edit = {
    id: attempt,
    at: now.toISOString(),
    who: personMark(by),
    reason,
    toldBy,
    kind,
    undoes,
    changes,
    isDone: false,
  };
  await noteEdit(toolId, edit);
  let missed: Exclude<Plan, { ok: true }> | undefined;
  await changeTools((current) => {
    missed = undefined;
    if (current.head.uploads.some(({ id }) => id === attempt)) return null;
    const planned = plan(current, from);
    if (!planned.ok) {
      missed = planned;
      return null;
    }
    if ((planned.after ?? planned.before)?.id !== toolId) {
      missed = { ok: false, code: 'unknown' }; // another tool took the number meanwhile: the caller begins again
      return null;
    }
    const counts = kind === 'created' ? { created: 1, updated: 0 } : { created: 0, updated: 1 };
    return {
      uploads: withTool(current.uploads, from, toolId, planned.after),
      head: (revision) => ({
        ...current.head,
        revision,
        nextId: planned.nextId,
        uploads: [
          {
            id: attempt,
            at: now.toISOString(),
            by,
            kind: 'records',
            ...counts,
            revision,
            previous: current.head.revision,
            undone: null,
          },
          ...current.head.uploads,
        ],
      }),
    };
  });
  if (missed) return missed;
  await confirmEdit(toolId, attempt).catch(() => undefined); // the list of uploads says that it is done
  return done(after ?? before, changes, true);
}

function withTool(uploads: readonly Upload[], { tools }: FromFiles, toolId: number, tool: Tool | null): Upload[] {
  const entries = entriesById(uploads);
  if (tool === null) entries.delete(toolId);
  else
    keepEntry(
      entries,
      tools.find(({ id }) => id === toolId),
      tool,
    );
  return [...entries.values()];
}

function done(tool: Tool | null, changes: RecordChange<ToolFieldPath>[], isDone: boolean): Edited {
  if (!tool) return { ok: false, code: 'unknown' };
  return { ok: true, tool, version: versionOf(tool), changes, isDone };
}

/** The answer of an attempt whose reply was lost. */
async function repeated(
  { head, uploads }: StoredTools,
  from: FromFiles,
  attempt: string,
  known: number | undefined,
): Promise<Edited> {
  const tools = mergeTools(from.tools, uploads);
  const toolId = known ?? (await recentlyEdited()).get(attempt) ?? 0;
  const edit = (await readHistory(toolId, head)).find(({ id }) => id === attempt);
  const tool = tools.find(({ id }) => id === toolId) ?? null;
  return done(tool, (edit?.changes ?? []) as RecordChange<ToolFieldPath>[], true);
}

function leftSince(history: readonly ToolEdit[], editId: string): ToolFieldPath[] {
  const undone = new Set(history.flatMap(({ undoes }) => undoes ?? []));
  return history
    .slice(
      0,
      history.findIndex(({ id }) => id === editId),
    )
    .filter(({ id, kind }) => kind === 'changed' && !undone.has(id))
    .flatMap(({ changes }) => changes.map(({ field }) => field as ToolFieldPath));
}

function around(tools: readonly Tool[], tool: Tool, { taskSlugs, makerSites }: FromFiles, now: Date) {
  return {
    today: dayOf(now),
    vocabulary,
    taskSlugs,
    makerSites,
    others: tools.filter(({ id }) => id !== tool.id),
  };
}
