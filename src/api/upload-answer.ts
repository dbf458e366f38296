import type { Refusal } from '#domain/tool/csv/refusal.ts';
import type { PlannedRow } from '#domain/tool/editing/plan-upload.ts';
import type { ErrorAnswer } from './error-answer.ts';

/** What an upload does, or would do when it is a trial run. */
export interface UploadAnswer {
  /** The outcome in one sentence. */
  message: string;
  /** True when it was a trial: nothing was stored. */
  dryRun: boolean;
  created: number;
  updated: number;
  unchanged: number;
  /** What each sound row does. */
  rows: PlannedRow[];
  /** What keeps the upload from being taken; with any of them nothing is stored. */
  refusals: Refusal[];
  /** What was left out of the file, in words. */
  notes: readonly string[];
  /** Entry in the list of uploads; null when nothing changed. */
  uploadId: string | null;
  /** Whether a new build of the pages was started; null when nothing changed. */
  rebuild: 'started' | 'failed' | 'off' | null;
}

/** 422: what is wrong with which row. */
export interface RefusedUpload extends ErrorAnswer {
  report: UploadAnswer;
}
