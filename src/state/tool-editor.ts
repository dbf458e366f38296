import { atom } from 'nanostores';
import { type ConflictingEdit, type DeskTool, type RefusedEdit, fetchDeskTool, sendToolEdit } from '#api/admin-tool.ts';
import { sendEditUndo } from '#api/admin-tool-undo.ts';
import { sendNewTool } from '#api/admin-tools.ts';
import { fetchSubmission, sendDecision, type SubmissionAtDesk } from '#api/admin-submissions.ts';
import { CallError } from '#api/call-error.ts';
import { reasonProblem } from '#domain/back-office/edit-reason.ts';
import { draftTool } from '#domain/submission/draft-tool.ts';
import type { Submission } from '#domain/submission/submission.ts';
import { emptyTool } from '#domain/tool/apply-fields.ts';
import { type RecordChange, changesBetween, rebase } from '#domain/record/record-changes.ts';
import { type ToolPatch, patchBetween, patchTool } from '#domain/tool/edit-tool.ts';
import { toolRecord } from '#domain/tool/tool-record.ts';
import type { ToolLeaf } from '#domain/tool/tool-leaves.ts';
import { toolOf } from '#domain/tool/derive-facts.ts';
import { recordOfBefore } from '#domain/tool/shapes-of-before.ts';
import type { Tool, ToolRecord } from '#domain/tool/tool.schema.ts';
import { refusalWords, settleRefusal } from './call.ts';
import { letterWords } from './review-words.ts';
import { dropDraft, keepDraft, readDraft } from './desk-draft.ts';
import { showToast } from './toast.ts';
import { rebuildWords } from './uploads.ts';

/** A tool that is being edited. */
export interface Editing {
  /** `new`, the tool's number, or `submission-` and its id: under this name the browser keeps the draft. */
  name: string;
  /** The tool at the desk; null while it is new. */
  desk: DeskTool | null;
  /** The version that the editor began with. */
  base: Tool;
  /** What the form began with: the base, or what a submission says already. */
  start: Tool;
  /** What stands in the form. */
  tool: Tool;
  /** The submission that becomes this tool. */
  submission: SubmissionAtDesk | null;
  reason: string;
  /** What is wrong, by place. */
  problems: Readonly<Record<string, string>>;
  /** What kept the last try from coming through, in words. */
  problem: string | null;
  /** Places that somebody else changed meanwhile to something else: theirs before, mine after. */
  clashes: readonly RecordChange<ToolLeaf>[];
  /** ISO time of the draft that was brought back; null when the form is as the tool stands. */
  draftAt: string | null;
  isBusy: boolean;
}

export const $editing = atom<Editing | 'loading' | 'missing' | 'failed'>('loading');

/** How often, and how long after a change, the editor looks for the page. */
const LOOK_MS = 5_000;
const LONGEST_LOOK_MS = 180_000;

/** One attempt until something is saved: a second try after a lost reply is the same change. */
let attempt = '';
const nextAttempt = () => (attempt = crypto.randomUUID());

/** Begins with a tool of the catalogue; the form of one that is open stays while it is read again. */
export async function openTool(id: number): Promise<void> {
  const open = $editing.get();
  if (typeof open === 'string' || open.desk?.tool.id !== id) $editing.set('loading');
  try {
    const desk = await fetchDeskTool(id);
    begin({ name: String(id), desk, base: desk.tool });
    void awaitPage(desk);
  } catch (error) {
    if (!settleRefusal(error)) $editing.set(error instanceof CallError && error.status === 404 ? 'missing' : 'failed');
  }
}

/** Begins with a tool that there is not yet. */
export function openNewTool(): void {
  begin({ name: 'new', base: newTool() });
}

/** Begins with what a submission says of the tool that it would become. */
export async function openSubmission(id: string, tasks: readonly { slug: string; title: string }[]): Promise<void> {
  $editing.set('loading');
  try {
    const submission = await fetchSubmission(id);
    const base = newTool();
    const start = { ...base, ...draftTool(submission.submission, tasks) };
    begin({ name: `submission-${id}`, base, start, submission, reason: 'Submitted by a reader' });
  } catch (error) {
    if (!settleRefusal(error)) $editing.set(error instanceof CallError && error.status === 404 ? 'missing' : 'failed');
  }
}

/** Nothing is said of it: everything that is filled in is sent. */
function newTool(): Tool {
  return { ...emptyTool(0, ''), badge: '' };
}

type Beginning = Pick<Editing, 'name' | 'base'> & Partial<Pick<Editing, 'desk' | 'start' | 'submission' | 'reason'>>;

function begin({ name, base, desk = null, start = base, submission = null, reason = '' }: Beginning): void {
  nextAttempt();
  const draft = readDraft<Tool>(name);
  const rebased = draft && rebase(toolRecord, toolOfDraft(draft.base), toolOfDraft(draft.edited), base);
  $editing.set({
    name,
    desk,
    base,
    start,
    submission,
    tool: rebased?.edited ?? start,
    reason: draft?.reason ?? reason,
    problems: {},
    problem: null,
    clashes: rebased?.clashes ?? [],
    draftAt: draft?.at ?? null,
    isBusy: false,
  });
}

/** A draft that this browser kept before tools had plans is in today's shape. */
function toolOfDraft(draft: Tool): Tool {
  return toolOf(recordOfBefore(draft) as ToolRecord);
}

/** Takes over what was typed, and keeps it in this browser. */
export function change(fields: Partial<Tool>): void {
  update((editing) => ({ ...editing, tool: { ...editing.tool, ...fields } }));
}

export function changeReason(reason: string): void {
  update((editing) => ({ ...editing, reason }));
}

/** Puts the form back to what it began with. */
export function discardDraft(): void {
  const editing = $editing.get();
  if (typeof editing === 'string') return;
  dropDraft(editing.name);
  const reason = editing.submission ? editing.reason : '';
  $editing.set({ ...editing, tool: editing.start, reason, problems: {}, problem: null, clashes: [], draftAt: null });
}

/** The tool as it would be saved: lists without empty lines; a changed value without a source of its own has none. */
export function intended({ base, tool }: Editing): Tool {
  const lines = (list: readonly string[]) => list.map((line) => line.trim()).filter((line) => line !== '');
  const tidy = { ...tool, pros: lines(tool.pros), cons: lines(tool.cons), alsoKnownAs: lines(tool.alsoKnownAs) };
  return patchTool(base, patchBetween(base, tidy));
}

/** What saving would change, place by place. */
export function difference(editing: Editing): RecordChange<ToolLeaf>[] {
  return changesBetween(toolRecord, editing.base, intended(editing));
}

/** Saves what was changed; what went wrong stands beside its field. @returns the tool's number once it is saved */
export async function saveTool(): Promise<number | null> {
  const editing = $editing.get();
  if (typeof editing === 'string' || editing.isBusy) return null;
  const unexplained = reasonProblem(editing.reason);
  if (unexplained !== null) {
    $editing.set({ ...editing, problem: null, problems: { reason: unexplained } });
    return null;
  }
  $editing.set({ ...editing, isBusy: true, problem: null, problems: {} });
  try {
    const body = { attempt, reason: editing.reason.trim(), patch: patchBetween(editing.base, intended(editing)) };
    if (editing.submission) return await publish(editing.submission.submission, editing.name, body);
    const saved = editing.desk
      ? await sendToolEdit(editing.desk.tool.id, { ...body, version: editing.desk.version })
      : await sendNewTool(body);
    dropDraft(editing.name);
    showToast('Saved', `${saved.tool.name} says so at once. ${rebuildWords(saved.rebuild)}`.trim());
    nextAttempt();
    if (editing.desk) await openTool(saved.tool.id);
    return saved.tool.id;
  } catch (error) {
    settleFailure(error, editing);
    return null;
  }
}

/** Accepts the submission as this tool. @returns the tool's number */
async function publish(
  { id }: Submission,
  draftName: string,
  body: { attempt: string; reason: string; patch: ToolPatch },
): Promise<number | null> {
  const { submission, letter } = await sendDecision({ id, decision: 'publish', ...body });
  dropDraft(draftName);
  nextAttempt();
  showToast('Published', `${submission.toolName} is in the guide. ${letterWords(submission, letter)}`);
  return submission.decision?.state === 'accepted' ? submission.decision.toolId : null;
}

/** Takes one change of the tool back. */
export async function undoEdit(editId: string, reason: string): Promise<void> {
  const editing = $editing.get();
  if (typeof editing === 'string' || !editing.desk || editing.isBusy) return;
  const { id } = editing.desk.tool;
  $editing.set({ ...editing, isBusy: true, problem: null });
  try {
    const { rebuild } = await sendEditUndo(id, { editId, attempt: crypto.randomUUID(), reason });
    showToast('Taken back', `It is as it was before. ${rebuildWords(rebuild)}`.trim());
    await openTool(id);
  } catch (error) {
    settleFailure(error, editing);
  }
}

/** While the page of a tool that was just changed is being built: looks now and then whether it is there, and tells it once. */
async function awaitPage({ tool: { id }, version, isBuilt, history: [last] }: DeskTool): Promise<void> {
  const until = last && !isBuilt ? Date.parse(last.at) + LONGEST_LOOK_MS : 0;
  while (Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const editing = $editing.get();
    if (typeof editing === 'string' || editing.desk?.tool.id !== id || editing.desk.version !== version) return;
    const desk = await fetchDeskTool(id).catch(() => null);
    if (!desk?.isBuilt) continue;
    const now = $editing.get();
    if (typeof now !== 'string' && now.desk?.version === desk.version) $editing.set({ ...now, desk });
    return showToast('Its page is built', `${desk.tool.name} says so on its own page.`);
  }
}

/** Shows what is wrong beside its field; after somebody else's change the form goes on from their version. */
function settleFailure(error: unknown, editing: Editing): void {
  const answer = error instanceof CallError ? (error.answer as Partial<RefusedEdit & ConflictingEdit> | null) : null;
  const problem = settleRefusal(error) ? null : refusalWords(error);
  const idle = { ...editing, isBusy: false, problem };
  if (answer?.code === 'tool_refused' && answer.problems) {
    const problems = Object.fromEntries(answer.problems.toReversed().map(({ field, remedy }) => [field, remedy]));
    $editing.set({ ...idle, problems });
  } else if (answer?.code === 'tool_changed' && answer.current) {
    const { edited: tool, clashes } = rebase(toolRecord, editing.base, editing.tool, answer.current.tool);
    nextAttempt();
    $editing.set({ ...idle, desk: answer.current, base: answer.current.tool, tool, clashes });
  } else {
    $editing.set(idle);
  }
}

function update(rule: (editing: Editing) => Editing): void {
  const editing = $editing.get();
  if (typeof editing === 'string') return;
  const next = rule(editing);
  $editing.set(next);
  keepDraft(next.name, { base: next.base, edited: next.tool, reason: next.reason, at: new Date().toISOString() });
}
