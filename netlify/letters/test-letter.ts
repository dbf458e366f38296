import { randomUUID } from 'node:crypto';
import type { LetterState } from '#api/contact.contract.ts';
import { mailSettings } from '#netlify/env.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import { postMail } from '#netlify/mail/outbox.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';
import type { Session } from '#netlify/session/session.ts';

/**
 * Sends a letter to many to the signed-in admin alone, so often an hour. It goes whatever they chose to get, so it has none
 * of the headers by which a mail provider would unsubscribe them.
 * @throws ApiError `too_many_requests`; StoreUnavailable
 */
export async function testLetter(mail: Mail, session: Session, now: Date): Promise<LetterState> {
  await spendAllowance(session, 'letterTest', now);
  if (!mailSettings()) return 'off';
  const { email } = session.stored.user;
  const { subject, text, html } = mail;
  return postMail({
    key: `test-${randomUUID()}`,
    to: { address: email },
    subject: `Test: ${subject}`,
    text,
    html,
    personal: email,
  });
}
