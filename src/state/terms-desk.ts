import { atom } from 'nanostores';
import { type TermsDeciding, type TermsDeskAnswer, decideTerms, fetchTermsDesk } from '#api/admin-terms.ts';
import type { TermsChange } from '#domain/watch/terms/terms-desk.schema.ts';
import { attempt, refusalWords, showError } from './call.ts';
import { reading } from './reading.ts';
import { showToast } from './toast.ts';

/** What changed in documents and waits for an editor. */
export const { store: $termsDesk, load: loadTermsDesk } = reading<TermsDeskAnswer>(fetchTermsDesk, 'old');

/** Whether a decision is under way. */
export const $isDecidingTerms = atom(false);

/** The last decision of this visit, which can be taken back. */
export const $termsMade = atom<(TermsDeciding & { toolName: string | null }) | null>(null);

/** Sets changes of a document aside. True when it came through. */
export function setTermsAside(source: string, changes: readonly TermsChange[]): Promise<boolean> {
  return decide({ source, decision: 'aside', ids: changes.map(({ id }) => id) }, null);
}

/** Confirms one change: readers are told what it means. True when it came through. */
export function confirmTerms(
  source: string,
  change: TermsChange,
  about: NonNullable<TermsDeciding['about']>,
  toolName: string,
): Promise<boolean> {
  return decide({ source, decision: 'confirm', ids: [change.id], about }, toolName);
}

/** Takes the last decision back: what it was about waits again. */
export async function takeTermsBack(): Promise<void> {
  const last = $termsMade.get();
  if (!last) return;
  const { source, ids, about } = last;
  const isBack = await decide({ source, decision: 'undo', ids, undoes: last.attempt, ...(about && { about }) }, null);
  if (isBack) $termsMade.set(null);
}

const told: Record<TermsDeciding['decision'], [string, string]> = {
  confirm: ['Confirmed', 'It stands on the tool’s page. Those who saved the tool get a letter in an hour.'],
  aside: ['Set aside', 'The same words stay aside.'],
  undo: ['Taken back', 'It waits again.'],
};

async function decide(deciding: Omit<TermsDeciding, 'attempt'>, toolName: string | null): Promise<boolean> {
  const made = { ...deciding, attempt: crypto.randomUUID() };
  const answer = await attempt(
    $isDecidingTerms,
    true,
    () => decideTerms(made),
    (error) => showError(error, refusalWords(error), 'Not decided'),
  );
  if (!answer) return false;
  $termsDesk.set({ status: 'read', read: answer });
  $termsMade.set({ ...made, toolName });
  showToast(...told[deciding.decision]);
  return true;
}
