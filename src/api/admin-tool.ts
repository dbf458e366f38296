import type { ToolPatch } from '#domain/tool/editing/edit-tool.ts';
import type { ToolFieldPath } from '#domain/tool/editing/tool-field-paths.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { request } from './request.ts';
import type { EditLine, RecordEdited, RecordEditing } from './record-edit.ts';

/** A tool as the desk sees it. */
export interface DeskTool {
  tool: Tool;
  /** Names what the tool says now; a change must name the version it was made on. */
  version: string;
  /** What its file in `data/tools/` says; null for an uploaded tool. */
  file: Tool | null;
  /** Whether its page was built with what it says now. */
  isBuilt: boolean;
  /** Key of the drop that was drafted with its last change; null without one. */
  drop: string | null;
  /** Newest first. */
  history: EditLine[];
}

/** A change of one tool: only what is another now. */
export interface ToolEditing extends RecordEditing {
  version: string;
  patch: ToolPatch;
  dryRun?: boolean;
}

export interface ToolEdited extends RecordEdited<ToolFieldPath> {
  tool: Tool;
  version: string;
}

const addressOf = (id: number) => '/api/admin/tools/:id'.replace(':id', String(id));

/** @throws Error `404: …` when there is no such tool */
export function fetchDeskTool(id: number): Promise<DeskTool> {
  return request('GET', addressOf(id));
}

/** @throws CallError `tool_changed` when somebody was faster, `tool_refused` when a field needs another look */
export function sendToolEdit(id: number, editing: ToolEditing): Promise<ToolEdited> {
  return request('POST', addressOf(id), editing);
}
