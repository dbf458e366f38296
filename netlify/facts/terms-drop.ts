import { draftFromTerms } from '#domain/drop/draft-from-terms.ts';
import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import { audit } from '#netlify/session/audit.ts';
import type { Edited } from '#netlify/catalog/edit-tool.ts';
import { dropRules } from '#netlify/documents/drop-rules.ts';
import { saveDocument, undoDocumentEdit } from '#netlify/documents/edit-document.ts';
import { dropOfEdit } from '#netlify/stores/document-index-store.ts';
import type { Decider } from './decide-fact.ts';

/** A decision about terms that changed a tool. */
interface Decision {
  attempt: string;
  /** What it tells of the terms. */
  sentence: Correction;
  /** YYYY-MM-DD, on which the new words were seen. */
  seenOn: string;
}

/**
 * Drafts a drop about the rights that a change of a tool moved, for an editor to finish.
 * @returns its key; null when no right has another answer
 * @throws StoreUnavailable: the same attempt again is safe
 */
export async function draftTermsDrop(
  { tool, changes }: Extract<Edited, { ok: true }>,
  { attempt, sentence, seenOn }: Decision,
  { userId, now }: Decider,
): Promise<string | null> {
  const fields = draftFromTerms(tool, changes, sentence, seenOn);
  if (!fields) return null;
  const draft = { kind: 'drop', key: null, version: '', state: 'draft', showsOn: null } as const;
  const saved = await saveDocument(
    { ...draft, attempt, reason: 'Drafted from a confirmed change of terms', fields },
    dropRules,
    { by: userId, now },
  );
  if (!saved.ok) return null; // its words are no drop's: an editor writes one by hand
  if (saved.changes.length > 0)
    await audit({ action: 'document_added', userId, tools: [`${sentence.toolName} (drop ${saved.key})`], now });
  return saved.key;
}

/** Takes the draft of a decision down, unless somebody has worked on it. @throws StoreUnavailable */
export async function withdrawTermsDrop(decision: string, attempt: string, { userId, now }: Decider): Promise<void> {
  const draft = await dropOfEdit(decision);
  if (draft?.edits.length !== 1) return;
  const undoing = { kind: 'drop', key: draft.key, editId: decision, attempt, reason: 'Taken back' } as const;
  await undoDocumentEdit(undoing, dropRules, { by: userId, now });
}
