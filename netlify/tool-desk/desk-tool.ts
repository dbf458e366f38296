import type { ConflictingEdit, DeskTool, EditLine, RefusedEdit, ToolEdited } from '#api/admin-tool.ts';
import { isSame } from '#domain/tool/is-same.ts';
import type { ToolEdit } from '#domain/tool/tool-edit.schema.ts';
import { toolRecord } from '#domain/tool/tool.record.ts';
import { changedSince } from '#domain/record/record-changes.ts';
import type { AuditAction } from '#domain/audit/audit-entry.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { audit } from '#netlify/audit/audit.ts';
import { adminAddress } from '#netlify/audit/read-audit.ts';
import { announceTools } from '#netlify/catalog/announce-tools.ts';
import { builtTools, fileTools } from '#netlify/catalog/catalog.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import type { Edited } from '#netlify/catalog/edit-tool.ts';
import { readHistory } from '#netlify/catalog/tool-history.ts';
import { toolVersion } from '#netlify/catalog/tool-version.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { readToolHead } from '#netlify/stores/tool-store.ts';

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
  return {
    tool,
    version: toolVersion(tool),
    file: files.find(({ id }) => id === toolId) ?? null,
    isBuilt: isSame(built.find(toolId), tool),
    history: await historyLines(tool, await readHistory(toolId, head)),
  };
}

/** Who does what to which tool, for the audit. */
export interface DeskDeed {
  userId: string;
  action: Extract<AuditAction, 'tool_added' | 'tool_changed' | 'tool_change_undone'>;
  now: Date;
}

/** Answers a change at the desk: notes it in the audit, tells the CDN and starts a build, or says why nothing was changed. */
export async function answerEdit(edited: Edited, { userId, action, now }: DeskDeed): Promise<Response> {
  if (!edited.ok) return refuseEdit(edited);
  const { tool, version, changes, isDone } = edited;
  if (isDone) await audit({ action, userId, tools: [tool.name], now });
  const rebuild = isDone ? await announceTools() : null;
  return jsonAnswer<ToolEdited>({ tool, version, changes, dryRun: !isDone, rebuild });
}

/** Says why nothing was changed. @throws ApiError */
export async function refuseEdit(edited: Extract<Edited, { ok: false }>): Promise<Response> {
  if (edited.code === 'refused') {
    const { status, answer } = new ApiError('tool_refused');
    return jsonAnswer<RefusedEdit>({ ...answer, problems: edited.problems }, status);
  }
  if (edited.code === 'tool_changed') {
    const { status, answer } = new ApiError('tool_changed');
    return jsonAnswer<ConflictingEdit>({ ...answer, current: await readDeskTool(edited.tool.id) }, status);
  }
  if (edited.code === 'superseded')
    throw new ApiError('change_superseded', {
      message: `Changed again since, so this one cannot be taken back by itself: ${edited.fields.join(', ')}.`,
    });
  if (edited.code === 'unchanged') throw new ApiError('invalid_body', { message: 'That changes nothing.' });
  throw new ApiError('not_found', { message: 'There is no such tool, or no such change of it.' });
}

async function historyLines(tool: Tool, edits: readonly ToolEdit[]): Promise<EditLine[]> {
  const marks = [...new Set(edits.flatMap(({ who }) => who ?? []))];
  const addresses = new Map(await Promise.all(marks.map(async (mark) => [mark, await adminAddress(mark)] as const)));
  const undone = new Set(edits.flatMap(({ undoes }) => undoes ?? []));
  return edits.map(({ id, at, who, reason, kind, undoes, changes }) => ({
    id,
    at,
    by: who === null ? null : (addresses.get(who) ?? null),
    reason,
    kind,
    undoes,
    changes,
    canUndo:
      !undone.has(id) &&
      (kind === 'created' || (changes.length > 0 && changedSince(toolRecord, tool, changes).length === 0)),
  }));
}
