import type { GivenRules } from '#domain/rules/rules.schema.ts';
import type { VerdictStatement } from '#domain/rules/verdict-statement.ts';
import { request } from './request.ts';

/** What is sent: rules of which only what is asked for is said. */
export interface VerdictsBody {
  rules: GivenRules;
  toolIds?: number[];
}

/** One verdict for each tool that was named, or for all; numbers that the catalogue does not have are left out. */
export interface VerdictsAnswer {
  verdicts: VerdictStatement[];
}

/** Judges the whole catalogue, or the tools that are named; nothing is stored. */
export function requestVerdicts(body: VerdictsBody): Promise<VerdictsAnswer> {
  return request('POST', '/api/verdicts', body);
}
