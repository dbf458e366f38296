import type { Answer } from './contract.ts';
import type { correctionsEndpoint } from './corrections.contract.ts';
import { requester } from './request.ts';

export type CorrectionsAnswer = Answer<typeof correctionsEndpoint, 'GET'>;

const ask = requester<typeof correctionsEndpoint>('/api/corrections');

/** Every correction, or those of one tool with its facts of this moment. */
export function fetchCorrections(toolId?: number): Promise<CorrectionsAnswer> {
  return ask('GET', { params: { tool: toolId } });
}
