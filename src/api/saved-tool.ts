import type { SaveAnswer } from './saved-tools.ts';
import type { savedTool } from './saved-tool.contract.ts';
import { requester } from './request.ts';

const ask = requester<typeof savedTool>('/api/saved-tools/:id');

/** Removes one saved tool by the tool's id; removing it again changes nothing. */
export function removeSavedTool(id: number): Promise<SaveAnswer> {
  return ask('DELETE', { params: { id } });
}
