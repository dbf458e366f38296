import { dayText } from '#domain/calendar/day-text.ts';
import { weekText } from '#domain/calendar/week-text.ts';
import { dropDateText } from '#domain/drop/drop-date-text.ts';
import { dropLabel } from '#domain/drop/drop-log.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { type DropView, lockDrops } from '#domain/drop/lock-drops.ts';
import { planOf } from '#domain/plan/entitlement.ts';
import { openDrops } from '#domain/plan/may-use.ts';
import type { Plans } from '#domain/plan/plans.schema.ts';
import { wantsByAccount, wantsDigest } from '#domain/subscription/mail-wishes.ts';
import { siteOrigin } from '#netlify/env.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import { mailName } from '#netlify/stores/subscription-store.ts';
import { bulkMail } from './bulk-mail.ts';
import type { MailReader } from './mail-reader.ts';

/** The digest of one week. */
export interface Digest {
  /** Name of its edition, which its mails' keys begin with. */
  name: string;
  week: string;
  dropIds: readonly number[];
  /** All drops there are, to know which of them lie under the fringe. */
  drops: readonly Drop[];
  plans: Plans;
  now: Date;
}

/** The week's digest as this reader gets it: all drops on Core, else those that everybody reads. Null when it is not wanted. */
export async function digestLetter(digest: Digest, reader: MailReader): Promise<Mail | null> {
  if (!wantsDigest(reader)) return null;
  const { name, week, dropIds, drops, plans, now } = digest;
  const viewer = reader.user && { plan: planOf(reader.user.subscription, now) };
  const views = lockDrops(drops, openDrops(viewer, plans)).filter(({ id }) => dropIds.includes(id));
  const locked = views.filter((drop) => drop.locked);
  return bulkMail({
    key: `${name}-${mailName(reader.address)}`,
    reader,
    list: 'digest',
    subject: `Fresh Drops, ${weekText(week)}`,
    parts: {
      title: `Fresh Drops, ${weekText(week)}`,
      paragraphs: paragraphsOf(views.length, locked.length),
      entries: dropEntries(views),
      action: { label: 'Open Fresh Drops', address: `${siteOrigin()}/all-updates` },
    },
    reason: wantsByAccount(reader, 'weeklyDigest')
      ? 'You get this because the weekly digest is switched on in your Yak account.'
      : 'You get this because you subscribed to Fresh Drops with this address and confirmed it.',
  });
}

function paragraphsOf(count: number, locked: number): string[] {
  const total = count === 1 ? 'One thing changed last week.' : `${count} things changed last week.`;
  if (locked === 0) return [`${total} Dated, sourced, no hype.`];
  return [`${total} The highlights are here in full; what lies under the fringe is for Core.`];
}

/** The drops in a letter: those under the fringe share one entry, with only what everybody may know. */
export function dropEntries(drops: readonly DropView[]): { heading: string; text: string; address: string }[] {
  const address = `${siteOrigin()}/all-updates`;
  const open = drops.flatMap((drop) =>
    drop.locked
      ? []
      : [
          {
            heading: `${drop.toolName}: ${drop.updateTitle}`,
            text: `${dayText(drop.releaseDate)}. ${dropLabel(drop)}. ${drop.updateDescription}${drop.successor ? ` Superseded: ${drop.successor.updateTitle}.` : ''}`,
            address: drop.sourceUrl ?? address,
          },
        ],
  );
  const locked = drops
    .filter((drop) => drop.locked)
    .map(({ toolName, releaseDate }) => `${toolName} (${dropDateText(releaseDate)})`);
  if (locked.length === 0) return open;
  return [
    ...open,
    {
      heading: `Under the fringe: ${locked.length}${open.length > 0 ? ' more' : ''}`,
      text: `${locked.join(', ')}. Yak Core reads ${locked.length === 1 ? 'it' : 'them'} whole.`,
      address,
    },
  ];
}
