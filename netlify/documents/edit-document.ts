import type { RecordEdit } from '#domain/record/record-edit.schema.ts';
import type { DocumentIndex, DocumentIndexEntry } from '#domain/record/desk-document.schema.ts';
import type { DocumentKind } from '#domain/record/document-words.ts';
import type { DocumentProblem } from '#domain/text/document-problem.ts';
import { type DocumentView, documentRecord, documentView, entryOf } from '#domain/record/document-view.ts';
import type { Fields } from '#domain/record/file-overlay.ts';
import { type RecordChange, changesBetween, revertChanges } from '#domain/record/record-changes.ts';
import { standsUntil } from '#domain/record/shown-documents.ts';
import { mapTexts, tidyText, unwantedTexts } from '#domain/text/clean-text.ts';
import { dayOf } from '#domain/value/day.ts';
import { deepEqual } from '#domain/value/deep-equal.ts';
import { typographicHead } from '#domain/text/typographic.ts';
import { versionOf } from '#netlify/catalog/version-of.ts';
import type { Refused } from '#netlify/catalog/answer-edit.ts';
import { personMark } from '#netlify/session/person-mark.ts';
import {
  documentEdits,
  documentIndexes,
  emptyDocumentIndex,
  readDocumentIndex,
  documentIndexKey,
} from '#netlify/stores/document-index-store.ts';
import type { DocumentRules, EntryContext, Files } from './kind-rules.ts';

/**
 * The one way in which a document is changed at the desk, whatever its kind: `saveDocument` for words, state and day,
 * `undoDocumentEdit` to take one change back. A change is written under its id first, then the shelf names it by
 * compare-and-set, so a change that is on the shelf always has its history, and one that is not never happened.
 */

/** Changes that an entry names; older ones are forgotten. */
const MAX_EDITS = 40;

/** What an editor saves. */
interface DocumentSave {
  kind: DocumentKind;
  /** Null for a new document. */
  key: string | null;
  /** `versionOf` of the document as its editor saw it; empty for a new one. */
  version: string;
  /** A uuid; the same attempt again is the same change. */
  attempt: string;
  reason: string;
  /** What is another now. */
  fields: Fields;
  state: DocumentView['state'];
  showsOn: string | null;
}

/** Who does it, and when. */
interface DocumentEditor {
  by: string;
  now: Date;
}

/** What came of a change: done, or why not. Nothing was changed unless `ok`. */
export type DocumentEdited =
  | { ok: true; key: string; view: DocumentView; changes: RecordChange[]; isDone: boolean }
  | Refused;

type Plan = { ok: true; key: string; nextId: number; before: DocumentView | null; after: DocumentView } | Refused;

/**
 * Saves a document, or tries it. A draft may still owe anything; what is published or has a day is checked by the rules of
 * its kind.
 * @throws StoreUnavailable: whether it was saved is then unknown, and the same attempt again is safe
 */
export function saveDocument(
  save: DocumentSave,
  rules: DocumentRules,
  editor: DocumentEditor,
  isTrial = false,
): Promise<DocumentEdited> {
  const { key, version, state, showsOn } = save;
  const fields = typographicHead(mapTexts(save.fields, tidyText)) as Fields;
  const plan = async (index: DocumentIndex): Promise<Plan> => {
    const foreign = [...foreignFields(rules, fields), ...unwantedTexts(fields)];
    if (foreign.length > 0) return { ok: false, code: 'refused', problems: foreign };
    const stays = key !== null && state !== 'published' ? await stayProblems(rules, key) : [];
    if (stays.length > 0) return { ok: false, code: 'refused', problems: stays };
    const today = dayOf(editor.now);
    const files = await rules.files();
    const before = key === null ? null : viewOf(files, key, index);
    if (key !== null && !before) return { ok: false, code: 'unknown' };
    if (before && versionOf(before) !== version) return { ok: false, code: 'changed' };
    const given = key === null ? rules.newKey(fields, index, files) : { key, nextId: index.nextId };
    const after = { state, showsOn, fields: { ...before?.fields, ...fields } };
    if (!('key' in given)) {
      const others = state === 'published' ? await rules.problems('new', after, { shelf: index, today }) : [];
      return { ok: false, code: 'refused', problems: [given, ...others.filter(({ field }) => field !== given.field)] };
    }
    const problems = await newProblems(rules, given.key, before, after, { shelf: index, today });
    return problems.length > 0 ? { ok: false, code: 'refused', problems } : { ok: true, ...given, before, after };
  };
  return resume(plan, rules, { ...save, edited: key === null ? 'created' : 'changed', undoes: null }, editor, isTrial);
}

/**
 * Takes one change back: what it changed is as before, what others changed since stays. A document that was made at the
 * desk is taken down.
 * @throws StoreUnavailable: whether it was taken back is then unknown, and the same attempt again is safe
 */
export async function undoDocumentEdit(
  {
    kind,
    key,
    editId,
    attempt,
    reason,
  }: Pick<DocumentSave, 'kind' | 'attempt' | 'reason'> & { key: string; editId: string },
  rules: DocumentRules,
  editor: DocumentEditor,
): Promise<DocumentEdited> {
  const history = await readDocumentHistory(kind, key);
  const edit = history.find(({ id }) => id === editId);
  if (!edit) return { ok: false, code: 'unknown' };
  if (history.some(({ undoes, id }) => undoes === editId && id !== attempt)) return { ok: false, code: 'unchanged' };
  const plan = async (index: DocumentIndex): Promise<Plan> => {
    const before = viewOf(await rules.files(), key, index);
    if (!before) return { ok: false, code: 'unknown' };
    const { nextId } = index;
    const stays = edit.kind === 'created' ? await stayProblems(rules, key) : [];
    if (stays.length > 0) return { ok: false, code: 'refused', problems: stays };
    if (edit.kind === 'created')
      return { ok: true, key, nextId, before, after: { ...before, state: 'unpublished' as const } };
    const reverted = revertChanges(documentRecord, before, edit.changes);
    if (!reverted.ok) return { ok: false, code: 'superseded', fields: reverted.fields };
    const after = reverted.edited;
    const today = dayOf(editor.now);
    const problems = await newProblems(rules, key, before, after, { shelf: index, today }); // what is taken back may never have been published
    return problems.length > 0 ? { ok: false, code: 'refused', problems } : { ok: true, key, nextId, before, after };
  };
  return resume(plan, rules, { kind, attempt, reason, edited: 'undone', undoes: editId }, editor, false);
}

/** What a change brings that keeps the document from being published. An old debt keeps nobody from correcting a word elsewhere. */
async function newProblems(
  rules: DocumentRules,
  key: string,
  before: DocumentView | null,
  after: DocumentView,
  around: EntryContext,
): Promise<DocumentProblem[]> {
  const owes = (view: DocumentView | null) => (view?.state === 'published' ? rules.problems(key, view, around) : []);
  const known = await owes(before);
  return (await owes(after)).filter((problem) => !known.some((other) => deepEqual(other, problem)));
}

async function stayProblems(rules: DocumentRules, key: string): Promise<DocumentProblem[]> {
  const why = (await rules.whyItStays?.(key)) ?? null;
  return why === null ? [] : [{ field: 'state', remedy: why }];
}

/** What was changed of a document at the desk, newest first. @throws StoreUnavailable, UnreadableRecord */
export async function readDocumentHistory(kind: DocumentKind, key: string): Promise<RecordEdit[]> {
  const { entries } = await readDocumentIndex(kind);
  const ids = entries.find((entry) => entry.key === key)?.edits ?? [];
  const read = await Promise.all(ids.map((id) => documentEdits.read(id)));
  return read.filter((edit) => edit !== null);
}

interface Carried extends Pick<DocumentSave, 'kind' | 'attempt' | 'reason'> {
  edited: RecordEdit['kind'];
  undoes: string | null;
}

async function resume(
  plan: (index: DocumentIndex) => Promise<Plan>,
  rules: DocumentRules,
  { kind, attempt, reason, edited, undoes }: Carried,
  { by, now }: DocumentEditor,
  isTrial: boolean,
): Promise<DocumentEdited> {
  const [first, files] = await Promise.all([readDocumentIndex(kind), rules.files()]);
  const repeated = doneBefore(files, first, attempt);
  if (repeated) return repeated;
  const planned = await plan(first);
  if (!planned.ok) return planned;
  const changes = changesBetween(documentRecord, planned.before, planned.after);
  if (changes.length === 0) return { ok: false, code: 'unchanged' };
  if (isTrial) return { ok: true, key: planned.key, view: planned.after, changes, isDone: false };
  const at = now.toISOString();
  await documentEdits.keep(attempt, { id: attempt, at, who: personMark(by), reason, kind: edited, undoes, changes });
  return documentIndexes.change<DocumentEdited>(documentIndexKey(kind), async (stored) => {
    const index = stored ?? emptyDocumentIndex;
    const isThere = doneBefore(files, index, attempt);
    if (isThere) return { write: null, outcome: isThere };
    const again = await plan(index);
    if (!again.ok) return { write: null, outcome: again };
    const { key, nextId, after } = again;
    const file = files.get(key) ?? null;
    const earlier = index.entries.find((entry) => entry.key === key);
    const entry: DocumentIndexEntry = {
      ...earlier,
      key,
      ...entryOf(file, after),
      stands: standsUntil(earlier, after, at.slice(0, 10)),
      changedAt: at,
      edits: [attempt, ...(earlier?.edits ?? [])].slice(0, MAX_EDITS),
    };
    const entries = [entry, ...index.entries.filter((other) => other.key !== key)];
    return {
      write: { ...index, nextId, entries },
      outcome: { ok: true, key, view: after, changes, isDone: true },
    };
  });
}

function viewOf(files: Files, key: string, { entries }: DocumentIndex): DocumentView | null {
  return documentView(
    files.get(key) ?? null,
    entries.find((entry) => entry.key === key),
  );
}

/** The answer of an attempt whose reply was lost. */
function doneBefore(files: Files, index: DocumentIndex, attempt: string): DocumentEdited | null {
  const entry = index.entries.find(({ edits }) => edits.includes(attempt));
  const view = entry && viewOf(files, entry.key, index);
  return entry && view ? { ok: true, key: entry.key, view, changes: [], isDone: true } : null;
}

/** Names of fields that a kind does not have. */
function foreignFields({ table }: DocumentRules, fields: Fields): DocumentProblem[] {
  return Object.keys(fields)
    .filter((field) => !Object.hasOwn(table, field))
    .map((field) => ({ field, remedy: 'there is no such field' }));
}
