import type { Answer, Sent } from './contract.ts';
import { requester } from './request.ts';
import type { verdictsEndpoint } from './verdicts.contract.ts';

export type VerdictsAnswer = Answer<typeof verdictsEndpoint, 'POST'>;

const ask = requester<typeof verdictsEndpoint>('/api/verdicts');

/**
 * Judges the whole catalogue, or the tools that are named; nothing is stored. Numbers that the catalogue does not have are
 * left out.
 */
export function requestVerdicts(body: Sent<typeof verdictsEndpoint, 'POST'>): Promise<VerdictsAnswer> {
  return ask('POST', { body });
}
