import type { Tool } from '#domain/tool/tool.schema.ts';
import { request } from './request.ts';

/** A saved tool; `id` is the tool's id. `savedAt` is an ISO time. */
export interface SavedTool
  extends globalThis.Pick<
    Tool,
    | 'id'
    | 'name'
    | 'description'
    | 'pricing'
    | 'freeUse'
    | 'rights'
    | 'priceOfYes'
    | 'evidence'
    | 'status'
    | 'category'
    | 'icon'
    | 'link'
  > {
  savedAt: string;
  /** Its ear tag, as a code. */
  tag: string;
}

/** The person's saved tools, newest first. */
export function fetchSavedTools(): Promise<SavedTool[]> {
  return request('GET', '/api/saved-tools');
}

/** What a save or removal leads to. */
export interface SaveAnswer {
  isSaved: boolean;
  /** Saved tools afterwards. */
  count: number;
}

/** Saves one tool; saving it again changes nothing. @throws CallError `upgrade_required` at the plan's limit */
export function saveTool(toolId: number): Promise<SaveAnswer> {
  return request('POST', '/api/saved-tools', { toolId });
}
