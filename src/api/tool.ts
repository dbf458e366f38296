import type { Ink } from '#domain/tool/categories.schema.ts';
import type { ToolIndexEntry } from '#domain/tool/tool-index.ts';
import { request } from './request.ts';
import type { ToolAnswer } from './tools.ts';

/** One tool with what its page shows besides. */
export interface OneToolAnswer {
  tool: ToolAnswer;
  /** Colour of its spine. */
  ink: Ink;
  /** At most three. */
  similar: ToolIndexEntry[];
}

/** @throws CallError `not_found` when there is no such tool */
export function fetchTool(id: number): Promise<OneToolAnswer> {
  return request('GET', '/api/tools/:id'.replace(':id', String(id)));
}
