import type { SaveAnswer } from './saved-tools.ts';
import { request } from './request.ts';

/** Removes one saved tool by the tool's id; removing it again changes nothing. */
export function removeSavedTool(id: number): Promise<SaveAnswer> {
  return request('DELETE', '/api/saved-tools/:id'.replace(':id', String(id)));
}
