import type { Answer } from './contract.ts';
import { requester } from './request.ts';
import type { tool } from './tool.contract.ts';

/** One tool with what its page shows besides. */
export type OneToolAnswer = Answer<typeof tool, 'GET'>;

const ask = requester<typeof tool>('/api/tools/:id');

/** @throws CallError `not_found` when there is no such tool */
export function fetchTool(id: number): Promise<OneToolAnswer> {
  return ask('GET', { params: { id } });
}
