import type { DecisionLetter } from '#api/admin-submissions.contract.ts';
import type { Submission } from '#domain/letters/submission/submission.ts';

/** What became of the letter to a submitter, in words for whoever decided. */
export function letterWords({ submitterName }: Pick<Submission, 'submitterName'>, letter: DecisionLetter): string {
  const words: Record<DecisionLetter, string> = {
    sent: `${submitterName} has been told by mail.`,
    waiting: `It is stored. The mail to ${submitterName} follows by itself.`,
    awaits_page: `${submitterName} is told by mail as soon as the tool’s page answers.`,
    none: '',
  };
  return words[letter];
}
