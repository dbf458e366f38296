import { reopen } from '#domain/submission/decide.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { writeWithdrawal } from '#netlify/letters/submission-letters.ts';
import { submissions } from '#netlify/stores/submission-store.ts';

/**
 * After tools have left the guide: an accepted submission whose tool is gone waits again, and its sender, who was told
 * that it is in, is told so. Safe to repeat: the letter goes first, once, so that what broke off is found again.
 * @returns how many wait again
 * @throws StoreUnavailable
 */
export async function withdrawAcceptances(): Promise<number> {
  const { find, isCurrent } = await currentCatalogue();
  if (!isCurrent) return 0; // nobody can say what is gone
  let withdrawn = 0;
  for (const submission of await submissions.all()) {
    const { id, decision } = submission;
    if (decision?.state !== 'accepted' || decision.toolId === null || find(decision.toolId)) continue;
    await writeWithdrawal(submission, decision.attempt);
    await submissions.change(id, (current) => {
      const next = current && reopen(current, decision.attempt);
      return { write: next === current ? null : next, outcome: null };
    });
    withdrawn += 1;
  }
  return withdrawn;
}
