import type { FactDecided, FactDecidingBody } from '#api/admin-facts.contract.ts';
import type { AuditAction } from '#domain/admin/audit-entry.schema.ts';
import type { ToolPatch } from '#domain/tool/editing/edit-tool.ts';
import { fieldsOfFact } from '#domain/tool/evidence/fact-value.ts';
import { DAY_MS } from '#domain/value/day.ts';
import { DAYS_LEFT, MAX_LEFT } from '#domain/watch/fact-desk.schema.ts';
import { audit } from '#netlify/session/audit.ts';
import { refuseEdit } from '#netlify/catalog/desk-tool.ts';
import { announceTools } from '#netlify/catalog/announce-tools.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { type Edited, editTool, undoEdit } from '#netlify/catalog/edit-tool.ts';
import { versionOf } from '#netlify/catalog/version-of.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { writeFactAnswer } from './fact-answer.ts';
import { changeFactDesk, readFactDesk } from '#netlify/stores/fact-desk-store.ts';
import { settleReports } from './fact-reports.ts';

const actions: Record<'confirm' | 'correct' | 'undo', AuditAction> = {
  confirm: 'fact_confirmed',
  correct: 'fact_corrected',
  undo: 'tool_change_undone',
};
const usualReasons = { confirm: 'The source still says it', undo: 'Taken back', leave: 'Left for later' };

/** Who decides, and when. */
export interface Decider {
  userId: string;
  now: Date;
}

/**
 * Carries an editor's decision about a fact out. Confirming and correcting go through the one way in which a tool is
 * changed; readers who told us are answered an hour later, unless it was taken back.
 * @throws ApiError, StoreUnavailable: the same attempt again is safe
 */
export async function decideFact(body: FactDecidingBody, decider: Decider): Promise<Response> {
  if (body.decision === 'leave') return leaveFact(body, decider);
  const edited = body.decision === 'undo' ? await takeBack(body, decider) : await change(body, decider);
  if (!edited.ok) return refuseEdit(edited);
  const { userId, now } = decider;
  const { tool, version } = edited;
  await audit({ action: actions[body.decision], userId, tools: [tool.name], now });
  await announceTools();
  const notified = body.decision === 'undo' ? await reopen(body, now) : await answer(body, tool.name, decider);
  return jsonAnswer<FactDecided>({ toolName: tool.name, version, told: notified });
}

async function change(body: FactDecidingBody, { userId, now }: Decider): Promise<Edited> {
  const { toolId, version, attempt, fact, decision, evidence, toldBy } = body;
  const names = fieldsOfFact[fact];
  const fields = decision === 'correct' ? (body.fields ?? {}) : {};
  const foreign = Object.keys(fields).filter((name) => !names.includes(name));
  if (foreign.length > 0)
    throw new ApiError('invalid_body', { message: `These are not about this fact: ${foreign.join(', ')}.` });
  if (!evidence) throw new ApiError('invalid_body', { message: 'Name the page that says it, and its words.' });
  const reason = body.reason || (decision === 'confirm' ? usualReasons.confirm : '');
  if (reason.length < 3) throw new ApiError('invalid_body', { message: 'Say why in a few words: readers see it.' });
  const patch: ToolPatch = { fields: fields as ToolPatch['fields'], evidence: { [fact]: evidence } };
  return editTool({ toolId, version, attempt, reason, toldBy, patch }, { by: userId, now });
}

function takeBack({ toolId, attempt, undoes, reason }: FactDecidingBody, { userId, now }: Decider): Promise<Edited> {
  if (!undoes) throw new ApiError('invalid_body', { message: 'Say which decision is taken back.' });
  const editId = undoes;
  return undoEdit({ toolId, editId, attempt, reason: reason || usualReasons.undo }, { by: userId, now });
}

async function answer(body: FactDecidingBody, toolName: string, { now }: Decider): Promise<number> {
  const { toolId, fact, attempt, reports, decision, reason } = body;
  const settled = await settleReports(reports, { toolId, fact }, attempt, now);
  for (const message of settled)
    await writeFactAnswer(message, { toolId, toolName, fact, decision, reason, decisionId: attempt }, now);
  return settled.length;
}

/** Readers whose message was answered by what is taken back wait again. */
async function reopen({ toolId, fact, undoes }: FactDecidingBody, now: Date): Promise<number> {
  const { reports } = await readFactDesk();
  const ids = reports.filter(({ answeredBy }) => answeredBy === undoes).map(({ messageId }) => messageId);
  await settleReports(ids, { toolId, fact }, null, now);
  return 0;
}

async function leaveFact(body: FactDecidingBody, { userId, now }: Decider): Promise<Response> {
  const { toolId, fact, mark } = body;
  const { find } = await currentCatalogue();
  const tool = find(toolId);
  if (!tool) throw new ApiError('not_found', { message: 'There is no such tool.' });
  const until = new Date(now.getTime() + DAYS_LEFT * DAY_MS).toISOString();
  await changeFactDesk((desk) => {
    const others = desk.left.filter((one) => one.toolId !== toolId || one.fact !== fact);
    // Undoing is leaving until now: the task is back at once.
    const left = body.undoes ? others : [...others, { toolId, fact, mark, until }].slice(-MAX_LEFT);
    return { ...desk, left };
  });
  if (!body.undoes) await audit({ action: 'fact_left', userId, tools: [tool.name], now });
  const notified = body.undoes ? await reopen(body, now) : await answer(body, tool.name, { userId, now });
  return jsonAnswer<FactDecided>({ toolName: tool.name, version: versionOf(tool), told: notified });
}
