import type { ToolEdited } from './admin-tool.ts';
import { request } from './request.ts';

/** Takes one change of one tool back. @throws Error `409: …` when the same places were changed again since */
export function sendEditUndo(
  id: number,
  undo: { editId: string; attempt: string; reason: string },
): Promise<ToolEdited> {
  return request('POST', '/api/admin/tools/:id/undo'.replace(':id', String(id)), undo);
}
