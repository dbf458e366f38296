import type { Correction } from '#domain/correction/correction.schema.ts';
import type { FactLine } from '#domain/correction/fact-lines.ts';
import type { TimelineEvent } from '#domain/plot/timeline.ts';
import type { FreshnessPoint } from '#domain/tool/freshness-point.schema.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const correctionsEndpoint = { path: '/api/corrections', methods: ['GET'] } as const satisfies Endpoint;

/** What the guide corrected, newest first. */
export interface CorrectionsAnswer {
  corrections: Correction[];
  /** With `?tool=`: the facts of that tool at this moment, as its page prints them; null otherwise. */
  facts: FactLine[] | null;
  /** How much of the guide had been read on each day, oldest first; empty with `?tool=`. */
  freshness: FreshnessPoint[];
  /** With `?tool=`: what happened to that tool on which days, for a line of it. */
  events?: TimelineEvent[];
}

/** Every correction, or those of one tool with its facts of this moment. */
export function fetchCorrections(toolId?: number): Promise<CorrectionsAnswer> {
  return request('GET', `${correctionsEndpoint.path}${toolId === undefined ? '' : `?tool=${toolId}`}`);
}
