import { type MailStanding, NO_STANDING, type RunTally, afterRun } from '#domain/letters/mail-standing.ts';
import { replyText } from '#domain/letters/refusal-text.ts';
import { logError } from '#netlify/http/log.ts';
import { MAIL_STANDING, mailStandings } from './mail-stores.ts';

/** How the mail server stands; as if nothing were known when that cannot be read. @throws StoreUnavailable */
export async function mailStanding(): Promise<MailStanding> {
  return (await mailStandings.tryRead(MAIL_STANDING)) ?? NO_STANDING;
}

/** Notes what a run met, and tells the log of trouble. @param known how the mail server stood before it. @throws StoreUnavailable */
export async function noteRun(known: MailStanding, tally: RunTally): Promise<void> {
  const now = new Date();
  if (afterRun(known, tally, now) === known) return;
  const { trouble } = await mailStandings.update(
    MAIL_STANDING,
    (current) => afterRun(current ?? NO_STANDING, tally, now),
    { startAnew: true },
  );
  if (trouble)
    logError('mail_trouble', undefined, {
      cause: trouble.last.cause,
      reason: replyText(trouble.last),
      runs: trouble.runs,
    });
}
