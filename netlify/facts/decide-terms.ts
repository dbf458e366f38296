import type { TermsDecidingBody } from '#api/admin-terms.contract.ts';
import type { AuditAction } from '#domain/admin/audit-entry.schema.ts';
import { patchBetween } from '#domain/tool/editing/edit-tool.ts';
import { stateRightOn } from '#domain/tool/evidence/state-facts.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { settleChanges, termsCorrections } from '#domain/watch/terms/terms-desk.ts';
import type { TermsChange, TermsNotified } from '#domain/watch/terms/terms-desk.schema.ts';
import { audit } from '#netlify/session/audit.ts';
import { announceTools } from '#netlify/catalog/announce-tools.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { type Edited, editTool, undoEdit } from '#netlify/catalog/edit-tool.ts';
import { listNotified } from './notified-terms.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { changesKey, termsChanges, termsNotified, notifiedKey } from '#netlify/stores/terms-store.ts';
import type { Decider } from './decide-fact.ts';
import { draftTermsDrop, withdrawTermsDrop } from './terms-drop.ts';

/** What is kept of the terms of one tool; the files that were pulled have the older ones. */
const MAX_NOTIFIED = 100;
const actions: Record<TermsDecidingBody['decision'], AuditAction> = {
  confirm: 'fact_confirmed',
  aside: 'fact_left',
  undo: 'tool_change_undone',
};

type About = NonNullable<TermsDecidingBody['about']>;

/** What came of a decision: the key of the drop that was drafted, or why the tool was not changed. */
type TermsDecided = { ok: true; drop: string | null } | Extract<Edited, { ok: false }>;

/**
 * Carries an editor's decision about changed terms out. A right that changed with them is changed first, by the one way in
 * which a tool is changed; what is confirmed is written down before it leaves the desk, all under the id of the attempt:
 * cut off in between, the same attempt again is safe.
 * @throws ApiError, StoreUnavailable
 */
export async function decideTerms(body: TermsDecidingBody, decider: Decider): Promise<TermsDecided> {
  const { userId, now } = decider;
  const { source, decision, ids } = body;
  const noted = await termsChanges.tryRead(changesKey(source));
  const changes = noted?.changes.filter(({ id }) => ids.includes(id)) ?? [];
  const [change] = changes;
  if (!change) throw new ApiError('not_found', { message: 'This change does not wait any more. Load the page again.' });
  const about = decision === 'aside' ? null : await toolOf(body);
  const edited = about && (await editFacts(body, about, decider));
  if (edited && !edited.ok) return edited;
  if (decision === 'confirm') await tell(body, change, now);
  if (decision === 'undo' && about && body.undoes) await untell(about.id, body.undoes);
  const drop = await settleDrop(body, edited, change, decider);
  const state = ({ confirm: 'confirmed', aside: 'aside', undo: 'waiting' } as const)[decision];
  const settled = decision === 'confirm' ? [change.id] : ids;
  await termsChanges.update(changesKey(source), (current) => current && settleChanges(current, settled, state));
  const action = decision === 'confirm' && edited ? 'fact_corrected' : actions[decision];
  await audit({ action, userId, tools: about ? [about.name] : [], now });
  if (about) await announceTools();
  return { ok: true, drop };
}

/** Changes the right that a confirmed change names, or takes that back; null where none was changed. */
async function editFacts(
  { attempt, decision, about, undoes }: TermsDecidingBody,
  tool: Tool,
  { userId, now }: Decider,
): Promise<Edited | null> {
  const editor = { by: userId, now };
  if (decision === 'undo') {
    if (!undoes) return null;
    const undone = await undoEdit({ toolId: tool.id, editId: undoes, attempt, reason: 'Taken back' }, editor);
    // Nothing was changed with it, or it was taken back in the tool's own history.
    return !undone.ok && (undone.code === 'unknown' || undone.code === 'unchanged') ? null : undone;
  }
  if (!about?.right) return null;
  const { version, ...right } = about.right;
  const patch = patchBetween(tool, stateRightOn(tool, right));
  return editTool({ toolId: tool.id, version, attempt, reason: about.meaning, patch }, editor);
}

/** Drafts the drop about a right that changed, or takes that of a decision down. @returns its key; null without one */
async function settleDrop(
  body: TermsDecidingBody,
  edited: Extract<Edited, { ok: true }> | null,
  change: TermsChange,
  decider: Decider,
): Promise<string | null> {
  const { attempt, decision, undoes, about } = body;
  if (decision === 'undo' && undoes) await withdrawTermsDrop(undoes, attempt, decider);
  if (decision !== 'confirm' || !edited || !about) return null;
  const told = [noticeOf(body, about, change, decider.now)];
  const [sentence] = termsCorrections({ toolId: about.toolId, told }, edited.tool.name);
  return sentence ? draftTermsDrop(edited, { attempt, sentence, seenOn: change.seenAt.slice(0, 10) }, decider) : null;
}

/** The tool of a decision; what was set aside is about none. */
async function toolOf({ decision, about }: TermsDecidingBody): Promise<Tool | null> {
  if (!about) {
    if (decision === 'undo') return null;
    throw new ApiError('invalid_body', { message: 'Say about which tool and fact, and what it means.' });
  }
  const { find } = await currentCatalogue();
  const tool = find(about.toolId);
  if (!tool) throw new ApiError('not_found', { message: 'There is no such tool.' });
  return tool;
}

/** What a decision tells of the terms of a tool. */
function noticeOf(
  { attempt, source }: TermsDecidingBody,
  { fact, of, right: changed, meaning }: About,
  { id: changeId, before, after }: TermsChange,
  now: Date,
): TermsNotified['told'][number] {
  const right = changed?.name ?? of;
  const named = { fact, ...(right !== undefined && { right }) };
  return { id: attempt, changeId, at: now.toISOString(), source, ...named, meaning, before, after };
}

async function tell(body: TermsDecidingBody, change: TermsChange, now: Date): Promise<void> {
  const { attempt, about } = body;
  if (!about) return;
  const { toolId } = about;
  await listNotified(toolId);
  const one = noticeOf(body, about, change, now);
  await termsNotified.update(notifiedKey(toolId), (current) => {
    const told = current?.told ?? [];
    if (told.some(({ id }) => id === attempt)) return null;
    return { toolId, told: [...told, one].slice(-MAX_NOTIFIED) };
  });
}

async function untell(toolId: number, decisionId: string): Promise<void> {
  await termsNotified.update(
    notifiedKey(toolId),
    (current) => current && { ...current, told: current.told.filter(({ id }) => id !== decisionId) },
  );
}
