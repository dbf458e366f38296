import { atom } from 'nanostores';
import {
  type ConflictingDocument,
  type DeskDocument,
  type RefusedDocument,
  fetchDeskDocument,
  sendDocument,
  sendDocumentUndo,
} from '#api/admin-document.ts';
import { sendNewDocument } from '#api/admin-documents.ts';
import { CallError } from '#api/call-error.ts';
import { reasonProblem } from '#domain/back-office/edit-reason.ts';
import { dayProblem } from '#domain/record/document-standing.ts';
import type { DocumentKind } from '#domain/record/document-words.ts';
import { type DocumentView, documentRecord } from '#domain/record/document-view.ts';
import type { Fields } from '#domain/record/file-overlay.ts';
import { type RecordChange, changesBetween, rebase } from '#domain/record/record-changes.ts';
import { refusalWords, settleRefusal } from './call.ts';
import { dropDraft, keepDraft, readDraft } from './desk-draft.ts';
import { showToast } from './toast.ts';
import { rebuildWords } from './uploads.ts';

/** A document that is being written or changed. */
export interface DocumentEditing {
  kind: DocumentKind;
  /** Under this name the browser keeps the draft. */
  name: string;
  /** The document at the desk; null while it is new. */
  desk: DeskDocument | null;
  /** The version that the editor began with. */
  base: DocumentView;
  /** What stands in the form. */
  view: DocumentView;
  reason: string;
  /** What is wrong, by field. */
  problems: Readonly<Record<string, string>>;
  /** What kept the last try from coming through, in words. */
  problem: string | null;
  /** Places that somebody else changed meanwhile to something else: theirs before, mine after. */
  clashes: readonly RecordChange[];
  /** ISO time of the draft that was brought back; null when the form is as the document stands. */
  draftAt: string | null;
  isBusy: boolean;
}

export const $document = atom<DocumentEditing | 'loading' | 'missing' | 'failed'>('loading');

/** How often, and how long after a change, the editor looks for the page. */
const LOOK_MS = 5_000;
const LONGEST_LOOK_MS = 180_000;

/** One attempt until something is saved: a second try after a lost reply is the same change. */
let attempt = '';
const nextAttempt = () => (attempt = crypto.randomUUID());

/** Begins with a document of the desk; the form of one that is open stays while it is read again. */
export async function openDocument(kind: DocumentKind, key: string): Promise<void> {
  const open = $document.get();
  if (typeof open === 'string' || open.kind !== kind || open.desk?.key !== key) $document.set('loading');
  try {
    const desk = await fetchDeskDocument(kind, key);
    begin(kind, key, desk, viewOf(desk));
    void awaitPages(kind, desk);
  } catch (error) {
    if (!settleRefusal(error)) $document.set(error instanceof CallError && error.status === 404 ? 'missing' : 'failed');
  }
}

/**
 * Begins with a document that there is not yet.
 * @param empty every field of its kind, as an empty form has it
 * @param start what is known of it
 * @param about names the draft when it is about something of its own
 */
export function openNewDocument(kind: DocumentKind, empty: Fields, start: Fields = {}, about = 'new'): void {
  const base: DocumentView = { state: 'draft', showsOn: null, fields: empty };
  begin(kind, about, null, base, documentRecord.withPlaces(base, Object.entries(start)));
}

function begin(kind: DocumentKind, key: string, desk: DeskDocument | null, base: DocumentView, start = base): void {
  nextAttempt();
  const name = `${kind}:${key}`;
  const draft = readDraft<DocumentView>(name);
  const rebased = draft && rebase(documentRecord, draft.base, draft.edited, base);
  $document.set({
    kind,
    name,
    desk,
    base,
    view: rebased?.edited ?? start,
    reason: draft?.reason ?? '',
    problems: {},
    problem: null,
    clashes: rebased?.clashes ?? [],
    draftAt: draft?.at ?? null,
    isBusy: false,
  });
}

/** Takes over what was typed, and keeps it in this browser. */
export function changeDocument(places: Fields): void {
  update((editing) => ({ ...editing, view: documentRecord.withPlaces(editing.view, Object.entries(places)) }));
}

export function changeDocumentReason(reason: string): void {
  update((editing) => ({ ...editing, reason }));
}

/** Puts the form back to the document as it stands. */
export function discardDocumentDraft(): void {
  const editing = $document.get();
  if (typeof editing === 'string') return;
  dropDraft(editing.name);
  $document.set({
    ...editing,
    view: editing.base,
    reason: '',
    problems: {},
    problem: null,
    clashes: [],
    draftAt: null,
  });
}

/** What saving would change, place by place. */
export function documentDifference({ base, view, desk }: DocumentEditing): RecordChange[] {
  return changesBetween(documentRecord, base, view).filter(
    ({ field }) => desk !== null || field !== 'showsOn' || view.showsOn !== null,
  );
}

/**
 * Saves what was changed; what went wrong stands beside its field.
 * @returns the document's key once it is saved
 */
export async function saveDocument(): Promise<string | null> {
  const editing = $document.get();
  if (typeof editing === 'string' || editing.isBusy) return null;
  const problems = formProblems(editing);
  if (Object.keys(problems).length > 0) {
    $document.set({ ...editing, problem: null, problems });
    return null;
  }
  $document.set({ ...editing, isBusy: true, problem: null, problems: {} });
  const { kind, desk, base, view } = editing;
  const changed = changesBetween(documentRecord, base, view).filter(
    ({ field }) => field !== 'state' && field !== 'showsOn',
  );
  const fields = desk ? Object.fromEntries(changed.map(({ field, after }) => [field, after])) : view.fields;
  try {
    const { state, showsOn } = view;
    const body = { attempt, reason: editing.reason.trim(), fields, state, showsOn };
    const saved = desk
      ? await sendDocument(kind, desk.key, { ...body, version: desk.version })
      : await sendNewDocument(kind, body);
    dropDraft(editing.name);
    showToast('Saved', saved.rebuild === null ? 'Readers see nothing of it yet.' : rebuildWords(saved.rebuild));
    nextAttempt();
    if (desk) await openDocument(kind, saved.key);
    return saved.key;
  } catch (error) {
    settleFailure(error, editing);
    return null;
  }
}

/** What can be told without asking the server, by place. */
function formProblems({ reason, view }: DocumentEditing): Record<string, string> {
  const told = Object.entries({ reason: reasonProblem(reason), showsOn: dayProblem(view) });
  return Object.fromEntries(told.filter((one): one is [string, string] => one[1] !== null));
}

/** Takes one change of the document back. */
export async function undoDocumentChange(undoes: string, reason: string): Promise<void> {
  const editing = $document.get();
  if (typeof editing === 'string' || !editing.desk || editing.isBusy) return;
  const { kind, desk } = editing;
  $document.set({ ...editing, isBusy: true, problem: null });
  try {
    const { rebuild } = await sendDocumentUndo(kind, desk.key, { undoes, attempt: crypto.randomUUID(), reason });
    showToast('Taken back', `It is as it was before. ${rebuildWords(rebuild)}`.trim());
    await openDocument(kind, desk.key);
  } catch (error) {
    settleFailure(error, editing);
  }
}

/** While the pages that say a document was just changed are being built: looks now and then, and tells it once. */
async function awaitPages(kind: DocumentKind, { key, version, isBuilt, history: [last] }: DeskDocument): Promise<void> {
  const until = last && !isBuilt ? Date.parse(last.at) + LONGEST_LOOK_MS : 0;
  while (Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const editing = $document.get();
    if (typeof editing === 'string' || editing.desk?.key !== key || editing.desk.version !== version) return;
    const desk = await fetchDeskDocument(kind, key).catch(() => null);
    if (!desk?.isBuilt) continue;
    const now = $document.get();
    if (typeof now !== 'string' && now.desk?.version === desk.version) $document.set({ ...now, desk });
    return showToast('The pages are built', 'Every page and feed says so now.');
  }
}

/** Shows what is wrong beside its field; after somebody else's change the form goes on from their version. */
function settleFailure(error: unknown, editing: DocumentEditing): void {
  const answer =
    error instanceof CallError ? (error.answer as Partial<RefusedDocument & ConflictingDocument> | null) : null;
  const problem = settleRefusal(error) ? null : refusalWords(error);
  const idle = { ...editing, isBusy: false, problem };
  if (answer?.code === 'document_refused' && answer.problems) {
    const problems: Record<string, string> = {};
    for (const { field, remedy } of answer.problems)
      problems[field] = problems[field] ? `${problems[field]}; ${remedy}` : remedy;
    $document.set({ ...idle, problems });
  } else if (answer?.code === 'document_changed' && answer.current) {
    const current = viewOf(answer.current);
    const { edited: view, clashes } = rebase(documentRecord, editing.base, editing.view, current);
    nextAttempt();
    $document.set({ ...idle, desk: answer.current, base: current, view, clashes });
  } else {
    $document.set(idle);
  }
}

function viewOf({ state, showsOn, fields }: DeskDocument): DocumentView {
  return { state, showsOn, fields };
}

function update(rule: (editing: DocumentEditing) => DocumentEditing): void {
  const editing = $document.get();
  if (typeof editing === 'string') return;
  const next = rule(editing);
  $document.set(next);
  keepDraft(next.name, { base: next.base, edited: next.view, reason: next.reason, at: new Date().toISOString() });
}
