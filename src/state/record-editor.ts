import { type WritableAtom, atom } from 'nanostores';
import { CallError } from '#api/call-error.ts';
import type { ErrorCode } from '#api/error-answer.ts';
import type { EditLine } from '#api/record-edit.ts';
import type { UploadAnswer } from '#api/upload-answer.ts';
import { reasonProblem } from '#domain/admin/edit-reason.ts';
import { type RecordChange, changesBetween, rebase } from '#domain/record/record-changes.ts';
import type { RecordKind } from '#domain/record/record-kind.ts';
import { refusalCode, refusalWords, settleRefusal } from './call.ts';
import { dropDraft, keepDraft, readDraft } from './desk-draft.ts';
import { showToast } from './toast.ts';
import { rebuildWords } from './uploads.ts';

/** A record at the desk that is being written or changed. */
export interface Editing<Edited, Desk, About> {
  /** Under this name the browser keeps the draft. */
  name: string;
  /** The record at the desk; null while it is new. */
  desk: Desk | null;
  /** What the editor has to know of it besides. */
  about: About;
  /** The version that the editor began with. */
  base: Edited;
  /** What the form began with: the base, or what is known of something new. */
  start: Edited;
  /** What stands in the form. */
  edited: Edited;
  reason: string;
  /** The reason that the form began with. */
  startReason: string;
  /** What is wrong, by place. */
  problems: Readonly<Record<string, string>>;
  /** What kept the last try from coming through, in words. */
  problem: string | null;
  /** Places that somebody else changed meanwhile to something else: theirs before, mine after. */
  clashes: readonly RecordChange[];
  /** ISO time of the draft that was brought back; null when the form is as the record stands. */
  draftAt: string | null;
  isBusy: boolean;
}

/** A record as every desk reads it. */
export interface DeskRecord {
  /** Names what it says now. */
  version: string;
  /** Whether the pages were built with what it says now. */
  isBuilt: boolean;
  /** Newest first. */
  history: readonly EditLine[];
}

/** What every change names: the same attempt again is the same change. */
interface Change {
  attempt: string;
  reason: string;
}

/** What is its own to the editor of a kind of record. */
interface OwnParts<Edited, Desk, About> {
  kind: RecordKind<Edited>;
  /** Name of a record's draft. */
  nameOf(key: string, about: About): string;
  read(key: string, about: About): Promise<Desk>;
  keyOf(desk: Desk): string;
  editedOf(desk: Desk): Edited;
  /** A draft that an earlier release kept, in today's shape. */
  draftOf?(kept: Edited): Edited;
  /** What would be saved, where that is not what was typed. */
  intended?(base: Edited, edited: Edited): Edited;
  /** What can be told of the form without asking the server, by place. */
  problems?(edited: Edited): Record<string, string | null>;
  /**
   * @param after the record as it is to be
   * @returns the record's key, and what the notice says
   */
  save(
    editing: Pick<Editing<Edited, Desk, About>, 'desk' | 'about' | 'base'> & { after: Edited },
    change: Change,
  ): Promise<{ key: string | null; notice: [string, string] }>;
  undo(desk: Desk, editId: string, change: Change, about: About): Promise<{ rebuild: UploadAnswer['rebuild'] }>;
  /** What the notice says once the pages are built. */
  builtNotice(desk: Desk): [string, string];
}

/** How often, and how long after a change, the editor looks for the page. */
const LOOK_MS = 5_000;
const LONGEST_LOOK_MS = 180_000;

const REFUSED: readonly (ErrorCode | null)[] = ['tool_refused', 'document_refused'];
const CHANGED: readonly (ErrorCode | null)[] = ['tool_changed', 'document_changed'];

/** The editor of a kind of record: draft, difference, saving, undo, and going on from what somebody else saved. */
export function recordEditor<Edited, Desk extends DeskRecord, About>(own: OwnParts<Edited, Desk, About>) {
  type Open = Editing<Edited, Desk, About>;
  const $editing: WritableAtom<Open | 'loading' | 'missing' | 'failed'> = atom('loading');

  /** One attempt until something is saved: a second try after a lost reply is the same change. */
  let attempt = '';
  const nextAttempt = () => (attempt = crypto.randomUUID());

  /** What is open, when nothing is under way. */
  const idle = (): Open | null => {
    const editing = $editing.get();
    return typeof editing === 'string' || editing.isBusy ? null : editing;
  };

  /** Shows what is read, or why nothing could be. */
  async function reading(read: () => Promise<void>): Promise<void> {
    try {
      await read();
    } catch (error) {
      if (!settleRefusal(error))
        $editing.set(error instanceof CallError && error.status === 404 ? 'missing' : 'failed');
    }
  }

  /** Begins with a record of the desk; the form of one that is open stays while it is read again. */
  async function open(key: string, about: About): Promise<void> {
    const [shown, name] = [$editing.get(), own.nameOf(key, about)];
    if (typeof shown === 'string' || shown.desk === null || shown.name !== name) $editing.set('loading');
    await reading(async () => {
      const desk = await own.read(key, about);
      begin({ name, desk, about, base: own.editedOf(desk) });
      void awaitPages(name, desk, about);
    });
  }

  /** Begins with something new, or with what was read; a draft of it that this browser kept is brought back. */
  function begin(
    beginning: Pick<Open, 'name' | 'base' | 'about'> & Partial<Pick<Open, 'desk' | 'start' | 'startReason'>>,
  ): void {
    nextAttempt();
    const { name, base, about, desk = null, start = base, startReason = '' } = beginning;
    const { draftOf = (kept: Edited) => kept } = own;
    const draft = readDraft<Edited>(name);
    const rebased = draft && rebase(own.kind, draftOf(draft.base), draftOf(draft.edited), base);
    $editing.set({
      name,
      desk,
      about,
      base,
      start,
      edited: rebased?.edited ?? start,
      reason: draft?.reason ?? startReason,
      startReason,
      problems: {},
      problem: null,
      clashes: rebased?.clashes ?? [],
      draftAt: draft?.at ?? null,
      isBusy: false,
    });
  }

  function update(rule: (editing: Open) => Open): void {
    const editing = $editing.get();
    if (typeof editing === 'string') return;
    const next = rule(editing);
    $editing.set(next);
    const { base, edited, reason } = next;
    keepDraft(next.name, { base, edited, reason, at: new Date().toISOString() });
  }

  /** Takes over what was typed, and keeps it in this browser. */
  function edit(rule: (edited: Edited) => Edited): void {
    update((editing) => ({ ...editing, edited: rule(editing.edited) }));
  }

  /** Puts what somebody else saved in place of one's own. */
  function takeTheirs({ field, before }: RecordChange): void {
    edit((edited) => own.kind.withPlaces(edited, [[field, before]]));
  }

  function changeReason(reason: string): void {
    update((editing) => ({ ...editing, reason }));
  }

  /** Puts the form back to what it began with. */
  function discardDraft(): void {
    const editing = $editing.get();
    if (typeof editing === 'string') return;
    dropDraft(editing.name);
    const nothing = { reason: editing.startReason, problems: {}, problem: null, clashes: [], draftAt: null };
    $editing.set({ ...editing, ...nothing, edited: editing.start });
  }

  /** The record as it would be saved. */
  function intended({ base, edited }: Open): Edited {
    return own.intended?.(base, edited) ?? edited;
  }

  /** What saving would change, place by place. */
  function difference(editing: Open): RecordChange[] {
    return changesBetween(own.kind, editing.base, intended(editing));
  }

  /** Saves what was changed; what went wrong stands beside its field. @returns the record's key once it is saved */
  async function save(): Promise<string | null> {
    const editing = idle();
    if (!editing) return null;
    const told = Object.entries({ reason: reasonProblem(editing.reason), ...own.problems?.(editing.edited) });
    const problems = Object.fromEntries(told.filter((one): one is [string, string] => one[1] !== null));
    if (Object.keys(problems).length > 0) {
      $editing.set({ ...editing, problem: null, problems });
      return null;
    }
    $editing.set({ ...editing, isBusy: true, problem: null, problems: {} });
    try {
      const { key, notice } = await own.save(
        { ...editing, after: intended(editing) },
        { attempt, reason: editing.reason.trim() },
      );
      dropDraft(editing.name);
      nextAttempt();
      showToast(...notice);
      if (editing.desk) await open(own.keyOf(editing.desk), editing.about);
      return key;
    } catch (error) {
      settleFailure(error, editing);
      return null;
    }
  }

  /** Takes one change of the record back. */
  async function undo(editId: string, reason: string): Promise<void> {
    const editing = idle();
    if (!editing?.desk) return;
    $editing.set({ ...editing, isBusy: true, problem: null });
    try {
      const change = { attempt: crypto.randomUUID(), reason };
      const { rebuild } = await own.undo(editing.desk, editId, change, editing.about);
      showToast('Taken back', `It is as it was before. ${rebuildWords(rebuild)}`.trim());
      await open(own.keyOf(editing.desk), editing.about);
    } catch (error) {
      settleFailure(error, editing);
    }
  }

  /** While the pages that say what was just changed are being built: looks now and then, and tells it once. */
  async function awaitPages(name: string, shown: Desk, about: About): Promise<void> {
    const {
      version,
      isBuilt,
      history: [last],
    } = shown;
    const until = last && !isBuilt ? Date.parse(last.at) + LONGEST_LOOK_MS : 0;
    const isShown = () => {
      const editing = $editing.get();
      return typeof editing !== 'string' && editing.name === name && editing.desk?.version === version;
    };
    while (Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      if (!isShown()) return;
      const desk = await own.read(own.keyOf(shown), about).catch(() => null);
      if (!desk?.isBuilt) continue;
      const now = $editing.get();
      if (typeof now !== 'string' && now.desk?.version === desk.version) $editing.set({ ...now, desk });
      return showToast(...own.builtNotice(desk));
    }
  }

  /** Shows what is wrong beside its field; after somebody else's change the form goes on from their version. */
  function settleFailure(error: unknown, editing: Open): void {
    const answer = error instanceof CallError ? (error.answer as Partial<Refused<Desk>> | null) : null;
    const code = refusalCode(error);
    const waiting = { ...editing, isBusy: false, problem: settleRefusal(error) ? null : refusalWords(error) };
    if (REFUSED.includes(code) && answer?.problems) {
      const problems: Record<string, string> = {};
      for (const { field, remedy } of answer.problems)
        problems[field] = problems[field] ? `${problems[field]}; ${remedy}` : remedy;
      $editing.set({ ...waiting, problems });
    } else if (CHANGED.includes(code) && answer?.current) {
      const base = own.editedOf(answer.current);
      nextAttempt();
      $editing.set({ ...waiting, desk: answer.current, base, ...rebase(own.kind, editing.base, editing.edited, base) });
    } else {
      $editing.set(waiting);
    }
  }

  const state = { $editing, intended, difference };
  return { ...state, open, begin, reading, edit, changeReason, takeTheirs, discardDraft, save, undo };
}

export type RecordEditor<Edited, Desk extends DeskRecord, About> = ReturnType<typeof recordEditor<Edited, Desk, About>>;

/** What a refusal says besides: what is wrong with which field, or the record as it is by now. */
interface Refused<Desk> {
  problems: readonly { field: string; remedy: string }[];
  current: Desk;
}
