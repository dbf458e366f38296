import { randomUUID } from 'node:crypto';
import { reopen } from '#domain/letters/submission/decide.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { wasNotified, writeWithdrawal } from '#netlify/letters/submission-letters.ts';
import { updateInLine, readDoneSince } from '#netlify/stores/desk-lines.ts';
import { ownedSubmissions, submissions } from '#netlify/stores/submission-store.ts';
import { stopTelling } from './await-page.ts';
import { aboutSubmission, noteAction } from './desk-thread.ts';

/**
 * After tools have left the guide: an accepted submission whose tool is gone waits again, and its sender, who was told
 * that it is in, is told so; one who was told nothing yet is told nothing. Safe to repeat: the letter goes first, once, so that what broke off is found again.
 * @param since none was accepted for one of these tools before; of all decisions the last 5,000 are looked at
 * @returns how many wait again
 * @throws StoreUnavailable
 */
export async function withdrawAcceptances(since = new Date(0)): Promise<number> {
  const { find, isCurrent } = await currentCatalogue();
  if (!isCurrent) return 0; // nobody can say what is gone
  let withdrawn = 0;
  for (const submission of (await readDoneSince(ownedSubmissions, since)) ?? (await submissions.all())) {
    const { id, decision } = submission;
    if (decision?.state !== 'accepted' || decision.toolId === null || find(decision.toolId)) continue;
    const now = new Date();
    if ((await stopTelling(id, decision.attempt)) && (await wasNotified(submission, decision, now)))
      await writeWithdrawal(submission, decision.attempt);
    await noteAction(aboutSubmission(submission), { id: randomUUID(), what: 'withdrawn', by: null, now });
    await updateInLine(ownedSubmissions, id, (current) => current && reopen(current, decision.attempt));
    withdrawn += 1;
  }
  return withdrawn;
}
