import type { User } from '#domain/person/user.ts';
import type { Plan } from '#domain/plan/plans.schema.ts';
import { currentDrops } from '#netlify/catalog/current-drops.ts';
import { plans } from '#netlify/catalog/plans.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import { addressKey } from '#netlify/stores/subscriber-store.ts';
import { newsPieces } from '#netlify/stores/news-store.ts';
import { datedRecords } from '#netlify/since/dated-records.ts';
import { digestLetter } from './digest-letter.ts';
import type { MailReader } from './mail-reader.ts';
import { newsLetter } from './news-letter.ts';
import { digestName, dropsOfWeek } from './send-digest.ts';

const DAY_SECONDS = 86_400;

/**
 * The digest of a week as somebody on a plan gets it, with the links of this admin; null when the week has no drops.
 * @throws StoreUnavailable
 */
export async function digestAs(plan: Plan, week: string, admin: User, now: Date): Promise<Mail | null> {
  const { drops } = await currentDrops(now);
  const dropIds = await dropsOfWeek(week, drops);
  if (dropIds.length === 0) return null;
  const records = () => datedRecords(now);
  return digestLetter(
    { name: digestName(week), week, dropIds, drops, plans, records, now },
    asReader(admin, plan, now),
  );
}

/** A piece of news as somebody gets it who asked for news; null when there is no such piece. @throws StoreUnavailable */
export async function newsAs(key: string, admin: User, now: Date): Promise<Mail | null> {
  const piece = await newsPieces.tryRead(key);
  return piece && newsLetter(key, piece, asReader(admin, 'fringe', now));
}

/** The admin's account as if it asked for every letter, on that plan; nothing of it is stored. */
function asReader(admin: User, plan: Plan, now: Date): MailReader {
  const user: User = {
    ...admin,
    preferences: {
      freshDrops: true,
      toolUpdates: true,
      weeklyDigest: true,
      marketing: true,
      changedAt: now.toISOString(),
    },
    subscription:
      plan === 'fringe'
        ? null
        : {
            id: 'preview',
            status: 'active',
            currentPeriodEnd: now.getTime() / 1000 + DAY_SECONDS,
            cancelAtPeriodEnd: false,
            interval: 'month',
          },
  };
  return { address: user.email, addressKey: addressKey(user.email), user, hasAccount: true, subscriber: null };
}
