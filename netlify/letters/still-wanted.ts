import { notifiedTools, wantsByAccount, wantsDigest, wantsNews } from '#domain/letters/mail-consent.ts';
import { readFactDesk } from '#netlify/stores/fact-desk-store.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import { ANSWERS } from '#netlify/facts/fact-answer.ts';
import { type MailReader, readerOf } from './mail-reader.ts';
import { linkHolder } from './reader-link.ts';

/**
 * Whether a mail is still wanted at the moment it would go out. A mail to many names its reader in its own
 * unsubscribing link; what its reader chose or refused since it was written counts. A mail to one person is always wanted.
 * @throws StoreUnavailable
 */
export async function isStillWanted(mail: Mail): Promise<boolean> {
  const [, messageId, decision] = /^(\S+) (\S+)$/.exec(mail.headers?.[ANSWERS] ?? '') ?? [];
  if (messageId !== undefined) return isDecided(messageId, decision);
  const link = /^<(.+)>$/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1];
  if (link === undefined) return true;
  const holder = URL.canParse(link) ? await linkHolder(new URL(link)).catch(() => null) : null;
  if (!holder) return false; // its reader could not leave by it any more
  const reader = await readerOf(holder);
  if (holder.list === 'news') return wantsNews(reader);
  return holder.list === 'digest' ? wantsDigest(reader) : wantsAlerts(reader);
}

/** Whether the decision that a letter tells a reader of was not taken back. */
async function isDecided(messageId: string, decision: string | undefined): Promise<boolean> {
  const report = (await readFactDesk()).reports.find((one) => one.messageId === messageId);
  return report === undefined || report.answeredBy === decision;
}

/** Whether this reader gets alerts of any kind. */
function wantsAlerts(reader: MailReader): boolean {
  return (
    notifiedTools(reader).length > 0 || wantsByAccount(reader, 'freshDrops') || wantsByAccount(reader, 'toolUpdates')
  );
}
