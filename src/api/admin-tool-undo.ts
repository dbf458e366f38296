import type { ToolEdited } from './admin-tool.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const adminToolUndoEndpoint = {
  path: '/api/admin/tools/:id/undo',
  methods: ['POST'],
} as const satisfies Endpoint;

/** Takes one change of one tool back. @throws Error `409: …` when the same places were changed again since */
export function sendEditUndo(
  id: number,
  undo: { editId: string; attempt: string; reason: string },
): Promise<ToolEdited> {
  return request('POST', adminToolUndoEndpoint.path.replace(':id', String(id)), undo);
}
