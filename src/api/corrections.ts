import type { Correction } from '#domain/correction/correction.schema.ts';
import type { FactLine } from '#domain/correction/fact-lines.ts';
import type { FreshnessPoint } from '#domain/tool/freshness-point.schema.ts';
import { request } from './request.ts';

/** What the guide corrected, newest first. */
export interface CorrectionsAnswer {
  corrections: Correction[];
  /** With `?tool=`: the facts of that tool at this moment, as its page prints them; null otherwise. */
  facts: FactLine[] | null;
  /** How much of the guide had been read on each day, oldest first; empty with `?tool=`. */
  freshness: FreshnessPoint[];
}

/** Every correction, or those of one tool with its facts of this moment. */
export function fetchCorrections(toolId?: number): Promise<CorrectionsAnswer> {
  return request('GET', `/api/corrections${toolId === undefined ? '' : `?tool=${toolId}`}`);
}
