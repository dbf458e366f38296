import type { User } from '#domain/person/user.ts';
import { dayText } from '#domain/value/day-text.ts';
import { weekDays, weekText } from '#domain/value/iso-week.ts';
import { dropDateText, dropLabel } from '#domain/drop/drop-log.ts';
import { type DropCircle, circleTools, filterDrops } from '#domain/drop/my-drops.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { type DropView, lockDrops } from '#domain/drop/lock-drops.ts';
import { planOf } from '#domain/person/subscription.ts';
import { mayUse, openDrops } from '#domain/plan/may-use.ts';
import type { Plans } from '#domain/plan/plans.schema.ts';
import { digestCircle, wantsByAccount, wantsDigest } from '#domain/letters/mail-consent.ts';
import { builtTools } from '#netlify/catalog/catalog.ts';
import { siteOrigin } from '#netlify/env.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import { readOwnCollections } from '#netlify/collections/own-collections.ts';
import { entriesOf } from '#netlify/since/person-since.ts';
import type { Records } from '#netlify/since/dated-records.ts';
import { mailName } from '#netlify/stores/subscriber-store.ts';
import { bulkMail } from './bulk-mail.ts';
import type { MailReader } from './mail-reader.ts';
import { nullIfUnreadable } from '#netlify/stores/document-store.ts';

/** The digest of one week. */
interface Digest {
  /** Name of its edition, which its mails' keys begin with. */
  name: string;
  week: string;
  /** In the order of the letter: the highlights of the week first. */
  dropIds: readonly number[];
  /** All drops there are, to know which of them lie under the fringe. */
  drops: readonly Drop[];
  plans: Plans;
  /** The dated records of this moment: read once for all readers, by the first who needs them. */
  records(): Promise<Records>;
  now: Date;
}

/**
 * The week's digest as this reader gets it: all drops on Core, or those of their own tools where they asked for that; else
 * those that everybody reads. Null when it is not wanted, or nothing happened to their own tools.
 * @throws StoreUnavailable
 */
export async function digestLetter(digest: Digest, reader: MailReader): Promise<Mail | null> {
  if (!wantsDigest(reader)) return null;
  const { name, week, dropIds, drops, plans, now } = digest;
  const viewer = reader.user && { plan: planOf(reader.user.subscription, now) };
  const ofWeek = lockDrops(drops, openDrops(viewer, plans))
    .filter(({ id }) => dropIds.includes(id))
    .sort((one, other) => dropIds.indexOf(one.id) - dropIds.indexOf(other.id));
  const circle = viewer && mayUse('fullFreshDrops', viewer, plans) ? digestCircle(reader) : 'all';
  const views = circle === 'all' ? ofWeek : await ownDrops(ofWeek, circle, reader);
  const news = viewer && mayUse('fullFreshDrops', viewer, plans) ? await ownNews(digest, reader) : [];
  if (views.length === 0 && news.length === 0) return null;
  const locked = views.filter((drop) => drop.locked);
  const isWithDrops = views.length > 0;
  const ofDrops = circle === 'all' ? 'Fresh Drops' : 'Drops of your tools';
  const title = `${isWithDrops ? ofDrops : 'What changed for you'}, ${weekText(week)}`;
  return bulkMail({
    key: `${name}-${mailName(reader.address)}`,
    reader,
    list: 'digest',
    subject: title,
    parts: {
      title,
      paragraphs: [
        ...(news.length > 0 ? [newsText(news.length, isWithDrops)] : []),
        ...(circle === 'all' ? paragraphsOf(views.length, locked.length) : ownText(views.length, circle)),
      ],
      entries: [...news, ...dropEntries(views)],
      action: isWithDrops
        ? { label: 'Open Fresh Drops', address: `${siteOrigin()}/all-updates` }
        : { label: 'Open your dashboard', address: `${siteOrigin()}/dashboard` },
    },
    reason: reasonOf(reader, circle),
  });
}

function reasonOf(reader: MailReader, circle: DropCircle): string {
  if (!wantsByAccount(reader, 'weeklyDigest'))
    return 'You get this because you subscribed to Fresh Drops with this address and confirmed it.';
  return circle === 'all'
    ? 'You get this because the weekly digest is switched on in your Yak account.'
    : 'You get this because the weekly digest is switched on in your Yak account, narrowed to your own tools.';
}

/** The drops of a week that are about a reader's own tools, or about tools for the same jobs too. @throws StoreUnavailable */
async function ownDrops(
  views: readonly DropView[],
  circle: DropCircle,
  { user }: MailReader,
): Promise<readonly DropView[]> {
  const ids = user && circleTools(circle, await ownTools(user), (await builtTools()).tools);
  return ids
    ? filterDrops(
        views.filter((view) => !view.locked),
        ids,
        null,
      )
    : views;
}

/** Ids of the tools that somebody has saved or collected. */
async function ownTools(user: User): Promise<Set<number>> {
  const own = await readOwnCollections(user).catch(nullIfUnreadable);
  const collected = own?.kits.flatMap(({ tools }) => tools) ?? [];
  return new Set([...user.saves, ...collected].map(({ toolId }) => toolId));
}

/**
 * What changed for a reader in the week besides the drops, as their dashboard tells it: facts and terms of their tools,
 * verdicts, new tools for their jobs.
 * @throws StoreUnavailable
 */
async function ownNews(
  { week, records, now }: Digest,
  reader: MailReader,
): Promise<{ heading: string; text: string; address: string }[]> {
  if (reader.user === null || !wantsByAccount(reader, 'weeklyDigest')) return [];
  const told = await entriesOf(reader.user, await records(), now).catch(nullIfUnreadable);
  if (told === null) return [];
  const { first, last } = weekDays(week);
  return told.flatMap(({ entry: { kind, day, title, text, path } }) =>
    kind === 'drop' || day < first || day > last
      ? []
      : [{ heading: title, text: `${dayText(day)}. ${text}`, address: siteOrigin() + path }],
  );
}

/** Without drops the title says what the letter is about. */
function newsText(count: number, isWithDrops: boolean): string {
  if (isWithDrops)
    return `First what changed for you: ${count === 1 ? 'one thing' : `${count} things`}, as on your dashboard.`;
  return count === 1 ? 'One thing, as on your dashboard.' : `${count} things, as on your dashboard.`;
}

function ownText(count: number, circle: DropCircle): string[] {
  if (count === 0) return [];
  const total = count === 1 ? 'One thing changed last week' : `${count} things changed last week`;
  return [
    circle === 'mine'
      ? `${total} in tools that you saved or collected.`
      : `${total} in tools that you saved or collected, or that do the same jobs.`,
  ];
}

function paragraphsOf(count: number, locked: number): string[] {
  if (count === 0) return [];
  const total = count === 1 ? 'One thing changed last week.' : `${count} things changed last week.`;
  if (locked === 0) return [`${total} Dated, sourced, no hype.`];
  if (locked === count) return [`${total} All of it lies under the fringe: for Core.`];
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
