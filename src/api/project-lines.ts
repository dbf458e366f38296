import type { z } from 'zod';
import type { FrozenFacts } from '#domain/project/frozen-facts.schema.ts';
import type { lineCorrectionSchema, newLineSchema, newLinesSchema } from '#domain/project/line-change.schema.ts';
import type { LineDefaults, RowProblem } from '#domain/project/read-lines.ts';
import type { SheetLine } from '#domain/project/sheet.schema.ts';
import type { ErrorAnswer } from './error-answer.ts';
import { request } from './request.ts';

/** A line as it stands, with its frozen facts. */
export interface LineAnswer extends SheetLine {
  isWithdrawn: boolean;
  frozen: FrozenFacts;
}

/** What more than one line of a call became, in their order. */
export interface LinesAnswer {
  lines: LineAnswer[];
}

/** 422: what is wrong with which row of a pasted table; nothing was added. */
export interface RefusedLines extends ErrorAnswer {
  rows: RowProblem[];
}

/**
 * Adds a line for each asset, some lines, or those of a pasted table: all of them, or none.
 * @throws CallError `rows_refused` with a `RefusedLines`
 */
export function addLines(
  project: string,
  lines:
    | z.input<typeof newLinesSchema>
    | { lines: z.input<typeof newLineSchema>[] }
    | { table: string; defaults?: LineDefaults },
): Promise<LinesAnswer> {
  return request('POST', linesPath(project), lines);
}

/**
 * Corrects a line by a new version; the old one stays. Facts are frozen anew when the tool or the plan is another one, else
 * those of before hold.
 */
export function correctLine(
  project: string,
  line: string,
  correction: z.input<typeof lineCorrectionSchema>,
): Promise<LineAnswer> {
  const path = '/api/projects/:id/lines/:line'
    .replace(':id', encodeURIComponent(project))
    .replace(':line', encodeURIComponent(line));
  return request('PUT', path, correction);
}

function linesPath(project: string): string {
  return '/api/projects/:id/lines'.replace(':id', encodeURIComponent(project));
}
