import { notifiedTools, wantsByAccount, wantsDigest } from '#domain/subscription/mail-wishes.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import { type MailReader, readerOf } from './mail-reader.ts';
import { linkHolder } from './reader-link.ts';

/**
 * Whether a mail is still wanted at the moment it would go out. A mail to many names its reader in its own
 * unsubscribing link; what its reader chose or refused since it was written counts. A mail to one person is always wanted.
 * @throws StoreUnavailable
 */
export async function isStillWanted(mail: Mail): Promise<boolean> {
  const link = /^<(.+)>$/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1];
  if (link === undefined) return true;
  const holder = await linkHolder(new URL(link)).catch(() => null);
  if (!holder) return false; // its reader could not leave by it any more
  const reader = await readerOf(holder);
  return holder.list === 'digest' ? wantsDigest(reader) : wantsAlerts(reader);
}

/** Whether this reader gets alerts of any kind. */
export function wantsAlerts(reader: MailReader): boolean {
  return (
    notifiedTools(reader).length > 0 || wantsByAccount(reader, 'freshDrops') || wantsByAccount(reader, 'toolUpdates')
  );
}
