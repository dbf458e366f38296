import type { DeskTool, ToolEdited } from '#api/admin-tool.contract.ts';
import { deepEqual } from '#domain/value/deep-equal.ts';
import { toolRecord } from '#domain/tool/tool.record.ts';
import type { AuditAction } from '#domain/admin/audit-entry.schema.ts';
import { audit } from '#netlify/session/audit.ts';
import { announceTools } from './announce-tools.ts';
import { builtTools, fileTools } from './catalog.ts';
import { currentCatalogue } from './current-catalogue.ts';
import type { Edited } from './edit-tool.ts';
import { readHistory } from './tool-history.ts';
import { versionOf } from './version-of.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { dropOfEdit } from '#netlify/stores/document-index-store.ts';
import { readToolHead } from '#netlify/stores/tool-store.ts';
import { historyLines, refuseChange } from './answer-edit.ts';

/** One tool as the desk sees it. @throws ApiError `not_found`; StoreUnavailable */
export async function readDeskTool(toolId: number): Promise<DeskTool> {
  const [{ find }, head, files, built] = await Promise.all([
    currentCatalogue(),
    readToolHead(),
    fileTools(),
    builtTools(),
  ]);
  const tool = find(toolId);
  if (!tool) throw new ApiError('not_found', { message: 'There is no such tool.' });
  const edits = await readHistory(toolId, head);
  return {
    tool,
    version: versionOf(tool),
    file: files.find(({ id }) => id === toolId) ?? null,
    isBuilt: deepEqual(built.find(toolId), tool),
    drop: (edits[0] && (await dropOfEdit(edits[0].id))?.key) ?? null,
    history: await historyLines(toolRecord, tool, edits, true),
  };
}

/** Who does what to which tool, for the audit. */
interface DeskAction {
  userId: string;
  action: Extract<AuditAction, 'tool_added' | 'tool_changed' | 'tool_change_undone'>;
  now: Date;
}

/** Answers a change at the desk: notes it in the audit, tells the CDN and starts a build, or says why nothing was changed. */
export async function answerEdit(edited: Edited, { userId, action, now }: DeskAction): Promise<Response> {
  if (!edited.ok) return refuseEdit(edited);
  const { tool, version, changes, isDone } = edited;
  if (isDone) await audit({ action, userId, tools: [tool.name], now });
  const rebuild = isDone ? await announceTools() : null;
  return jsonAnswer<ToolEdited>({ tool, version, changes, dryRun: !isDone, rebuild });
}

/** Says why nothing was changed. @throws ApiError */
export function refuseEdit(edited: Extract<Edited, { ok: false }>): Promise<Response> {
  return refuseChange(edited, 'tool', () => readDeskTool('toolId' in edited ? edited.toolId : 0));
}
