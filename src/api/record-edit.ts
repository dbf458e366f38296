import type { RecordChange } from '#domain/record/record-changes.ts';
import type { ErrorAnswer } from './error-answer.ts';
import type { UploadAnswer } from './upload-answer.ts';

/** One change of a record at the desk, as its history shows it. */
export interface EditLine {
  id: string;
  /** ISO time. */
  at: string;
  /** Address of the admin; null once that account is gone. */
  by: string | null;
  reason: string;
  kind: 'created' | 'changed' | 'undone';
  /** The change that this one took back. */
  undoes: string | null;
  changes: RecordChange[];
  /** Whether it can be taken back: it was not, and nobody has changed the same places since. */
  canUndo: boolean;
}

/** What every change at the desk says of itself. */
export interface RecordEditing {
  /** A uuid; the same attempt again is the same change. */
  attempt: string;
  reason: string;
}

/** What every change at the desk comes to. */
export interface RecordEdited<Place extends string = string> {
  changes: RecordChange<Place>[];
  dryRun: boolean;
  /** Whether a new build of the pages was started; null for a trial, and when nothing that readers see has changed. */
  rebuild: UploadAnswer['rebuild'];
}

/** 422: what is wrong with which field. */
export interface RefusedEdit extends ErrorAnswer {
  problems: { field: string; value?: string; remedy: string }[];
}

/** 409: the record as it is by now. */
export interface ConflictingEdit<Desk> extends ErrorAnswer {
  current: Desk;
}
