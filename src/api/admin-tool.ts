import type { ToolPatch } from '#domain/tool/edit-tool.ts';
import type { RecordChange } from '#domain/record/record-changes.ts';
import type { ToolLeaf } from '#domain/tool/tool-leaves.ts';
import type { ToolProblem } from '#domain/tool/tool-problem.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Endpoint } from './endpoint.ts';
import type { ErrorAnswer } from './error-answer.ts';
import { request } from './request.ts';
import type { UploadAnswer } from './upload-answer.ts';

export const adminToolEndpoint = {
  path: '/api/admin/tools/:id',
  methods: ['GET', 'POST'],
} as const satisfies Endpoint;

/** One change of a tool at the desk, as its history shows it. */
export interface EditLine {
  id: string;
  /** ISO time. */
  at: string;
  /** Address of the admin; null once that account is gone. */
  by: string | null;
  reason: string;
  kind: 'created' | 'changed' | 'undone';
  /** The change that this one took back. */
  undoes: string | null;
  /** By place, e.g. `pricing`, `rights.indemnity` or `evidence.price`. */
  changes: RecordChange[];
  /** Whether it can be taken back: it was not, and nobody has changed the same places since. */
  canUndo: boolean;
}

/** A tool as the desk sees it. */
export interface DeskTool {
  tool: Tool;
  /** Names what the tool says now; a change must name the version it was made on. */
  version: string;
  /** What its file in `data/tools/` says; null for an uploaded tool. */
  file: Tool | null;
  /** Whether its page was built with what it says now. */
  isBuilt: boolean;
  /** Newest first. */
  history: EditLine[];
}

/** A change of one tool: only what is another now. */
export interface ToolEditing {
  version: string;
  /** A uuid; the same attempt again is the same change. */
  attempt: string;
  reason: string;
  patch: ToolPatch;
  dryRun?: boolean;
}

export interface ToolEdited {
  tool: Tool;
  version: string;
  changes: RecordChange<ToolLeaf>[];
  dryRun: boolean;
  /** Whether a new build of the pages was started; null for a trial. */
  rebuild: UploadAnswer['rebuild'];
}

/** 422: what is wrong with which field. */
export interface RefusedEdit extends ErrorAnswer {
  problems: ToolProblem[];
}

/** 409: the tool as it is by now, and what was changed since. */
export interface ConflictingEdit extends ErrorAnswer {
  current: DeskTool;
}

const addressOf = (id: number) => adminToolEndpoint.path.replace(':id', String(id));

/** @throws Error `404: …` when there is no such tool */
export function fetchDeskTool(id: number): Promise<DeskTool> {
  return request('GET', addressOf(id));
}

/** @throws Error `409: ConflictingEdit` when somebody was faster, `422: RefusedEdit` when a field needs another look */
export function sendToolEdit(id: number, editing: ToolEditing): Promise<ToolEdited> {
  return request('POST', addressOf(id), editing);
}
