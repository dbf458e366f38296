import type { TermsDecidingBody } from '#api/admin-terms.contract.ts';
import type { AuditAction } from '#domain/admin/audit/audit-entry.schema.ts';
import { settleChanges } from '#domain/watch/terms/terms-desk.ts';
import type { TermsChange } from '#domain/watch/terms/terms-desk.schema.ts';
import { audit } from '#netlify/audit/audit.ts';
import { announceTools } from '#netlify/catalog/announce-tools.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { listNotified } from '#netlify/corrections/told-terms.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { skipUnreadable } from '#netlify/stores/document-store.ts';
import { changesKey, termsChanges, termsNotified, notifiedKey } from '#netlify/stores/terms-store.ts';
import type { Decider } from './decide-fact.ts';

/** What is kept of the terms of one tool; the files that were pulled have the older ones. */
const MOST_TOLD = 100;
const actions: Record<TermsDecidingBody['decision'], AuditAction> = {
  confirm: 'fact_confirmed',
  aside: 'fact_left',
  undo: 'tool_change_undone',
};

/**
 * Carries an editor's decision about changed terms out. What is confirmed is written down before it leaves the desk, under
 * the id of the attempt: cut off in between, the same attempt again is safe.
 * @throws ApiError, StoreUnavailable
 */
export async function decideTerms(body: TermsDecidingBody, { userId, now }: Decider): Promise<void> {
  const { source, decision, ids } = body;
  const noted = await termsChanges.read(changesKey(source)).catch(skipUnreadable);
  const changes = noted === null || noted === 'unreadable' ? [] : noted.changes.filter(({ id }) => ids.includes(id));
  const [change] = changes;
  if (!change) throw new ApiError('not_found', { message: 'This change does not wait any more. Load the page again.' });
  const about = decision === 'aside' ? null : await toolOf(body);
  if (decision === 'confirm') await tell(body, change, now);
  if (decision === 'undo' && about && body.undoes) await untell(about.id, body.undoes);
  const state = ({ confirm: 'confirmed', aside: 'aside', undo: 'waiting' } as const)[decision];
  const settled = decision === 'confirm' ? [change.id] : ids;
  await termsChanges.change(changesKey(source), (current) => ({
    write: current && settleChanges(current, settled, state),
    outcome: null,
  }));
  await audit({ action: actions[decision], userId, tools: about ? [about.name] : [], now });
  if (about) await announceTools();
}

/** The tool of a decision; what was set aside is about none. */
async function toolOf({ decision, about }: TermsDecidingBody): Promise<{ id: number; name: string } | null> {
  if (!about) {
    if (decision === 'undo') return null;
    throw new ApiError('invalid_body', { message: 'Say about which tool and fact, and what it means.' });
  }
  const { find } = await currentCatalogue();
  const tool = find(about.toolId);
  if (!tool) throw new ApiError('not_found', { message: 'There is no such tool.' });
  return tool;
}

async function tell({ attempt, source, about }: TermsDecidingBody, change: TermsChange, now: Date): Promise<void> {
  if (!about) return;
  const { toolId, fact, meaning } = about;
  const { id: changeId, before, after } = change;
  await listNotified(toolId);
  const one = { id: attempt, changeId, at: now.toISOString(), source, fact, meaning, before, after };
  await termsNotified.change(notifiedKey(toolId), (current) => {
    const told = current?.told ?? [];
    if (told.some(({ id }) => id === attempt)) return { write: null, outcome: null };
    return { write: { toolId, told: [...told, one].slice(-MOST_TOLD) }, outcome: null };
  });
}

async function untell(toolId: number, decisionId: string): Promise<void> {
  await termsNotified.change(notifiedKey(toolId), (current) => ({
    write: current && { ...current, told: current.told.filter(({ id }) => id !== decisionId) },
    outcome: null,
  }));
}
