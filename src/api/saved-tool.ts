import type { Endpoint } from './endpoint.ts';
import type { SaveAnswer } from './saved-tools.ts';
import { request } from './request.ts';

export const savedTool = { path: '/api/saved-tools/:id', methods: ['DELETE'] } as const satisfies Endpoint;

/** Removes one saved tool by the tool's id; removing it again changes nothing. */
export function removeSavedTool(id: number): Promise<SaveAnswer> {
  return request('DELETE', savedTool.path.replace(':id', String(id)));
}
