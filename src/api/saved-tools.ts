import type { Answer } from './contract.ts';
import type { savedTools } from './saved-tools.contract.ts';
import { requester } from './request.ts';

/** A saved tool; `id` is the tool's id. */
export type SavedTool = Answer<typeof savedTools, 'GET'>[number];

/** What a save or removal leads to. */
type SaveAnswer = Answer<typeof savedTools, 'POST'>;

const ask = requester<typeof savedTools>('/api/saved-tools');

/** The person's saved tools, newest first. */
export function fetchSavedTools(): Promise<SavedTool[]> {
  return ask('GET');
}

/** Saves one tool; saving it again changes nothing. @throws CallError `upgrade_required` at the plan's limit */
export function saveTool(toolId: number): Promise<SaveAnswer> {
  return ask('POST', { body: { toolId } });
}
