import type { z } from 'zod';
import type { User } from './user.ts';
import { birthOf } from './birth.ts';
import { type MailChoice, mailChoices } from './mail-preferences.ts';
import { type MailList, type Topic, isSameTopic, mailLists } from './subscriber.ts';
import type { Subscriber } from './subscriber.schema.ts';
import { isRunningStatus } from './subscription.ts';
import type { addressEndingsSchema, declinedEndingSchema, personEndingsSchema } from './endings.schema.ts';

/** What one account ended of its own. */
export type PersonEndings = z.output<typeof personEndingsSchema>;
/** Mails that one address ended. */
export type AddressEndings = z.output<typeof addressEndingsSchema>;
export type DeclinedEnding = z.output<typeof declinedEndingSchema>;
type Marks = PersonEndings['links'];

/** What a change of an account or its collections ends, as it stands in their documents. */
export interface EndedOfPerson {
  account?: { birth: string; at: string };
  links?: readonly string[];
  names?: readonly string[];
  feeds?: readonly string[];
  subscriptions?: readonly string[];
  choices?: readonly MailChoice[];
}

/** What a change of a subscriber's document ends. */
export interface EndedOfAddress {
  lists: readonly MailList[];
  topics: readonly Topic[];
}

/** Things of one kind that are named one by one; nobody ends as many in the days that an entry is kept. */
const MAX_MARKS = 200;
/** Deleted accounts of one person that are named. */
const MAX_ACCOUNTS = 100;

/** What a change of an account ends; null when nothing. Sessions are not among it: a restore ends them all. */
export function endedByUser(before: User | null, after: User): EndedOfPerson | null {
  if (before === null) return null;
  const choices = mailChoices.filter((choice) => before.preferences[choice] && !after.preferences[choice]);
  const [was, is] = [before.subscription, after.subscription];
  const isOver = was !== null && isRunningStatus(was.status) && !(is?.id === was.id && !isFinal(is.status));
  const isClosed = before.deletedAt === null && after.deletedAt !== null;
  if (choices.length === 0 && !isOver && !isClosed) return null;
  return {
    ...(choices.length > 0 && { choices }),
    ...(isOver && { subscriptions: [was.id] }),
    ...(isClosed && { account: { birth: birthOf(after), at: after.deletedAt ?? '' } }),
  };
}

/** A collection or a project, by the link that it was given away under. */
interface Shared {
  share: { key: string; byName: string } | null;
}

/** As much of somebody's collections as may end. */
interface SharedCollections {
  kits: readonly Shared[];
  feed: string | null;
}

/** What a change of somebody's collections ends; null when nothing. */
export function endedByCollections(before: SharedCollections | null, after: SharedCollections): EndedOfPerson | null {
  const shares = endedShares(before?.kits ?? [], after.kits);
  const feeds = before?.feed && before.feed !== after.feed ? [before.feed] : [];
  return shares || feeds.length > 0 ? { links: [], names: [], ...shares, feeds } : null;
}

/** What a change of somebody's projects ends; null when nothing. */
export function endedByProjects(
  before: { projects: readonly Shared[] } | null,
  after: { projects: readonly Shared[] },
) {
  return endedShares(before?.projects ?? [], after.projects);
}

/** Links that lead nowhere any more, and those whose page names somebody no longer; null when there is neither. */
function endedShares(before: readonly Shared[], after: readonly Shared[]): { links: string[]; names: string[] } | null {
  const shares = before.flatMap(({ share }) => share ?? []);
  const left = new Map(after.flatMap(({ share }) => (share ? [[share.key, share.byName] as const] : [])));
  const links = shares.filter(({ key }) => !left.has(key)).map(({ key }) => key);
  const names = shares.filter(({ key, byName }) => byName && left.has(key) && left.get(key) !== byName);
  return links.length === 0 && names.length === 0 ? null : { links, names: names.map(({ key }) => key) };
}

/** What a change of a subscriber's document ends; null when nothing. */
export function endedBySubscriber(before: Subscriber | null, after: Subscriber): EndedOfAddress | null {
  const refusedAt = (subscriber: Subscriber | null, list: MailList) => subscriber?.refusals[list] ?? null;
  const lists = mailLists.filter(
    (list) => refusedAt(after, list) && refusedAt(after, list) !== refusedAt(before, list),
  );
  const topics = (before?.topics ?? []).filter(
    (topic) => topic.confirmedAt !== null && !after.topics.some((one) => isSameTopic(one, topic)),
  );
  return lists.length === 0 && topics.length === 0 ? null : { lists, topics };
}

/**
 * The journal of a person with what ended now.
 * @param hash names a thing, so that nobody can read it from the name
 * @param address names the proven address of an account that ends
 */
export function withEnded(
  current: PersonEndings | null,
  ended: EndedOfPerson,
  { now, hash, address }: { now: Date; hash: (text: string) => string; address: string | null },
): PersonEndings {
  const at = now.toISOString();
  const known = current ?? noEndings(at);
  const marked = (before: Marks, keys: readonly string[] = []): Marks => {
    const marks = [...new Set([...before.marks, ...keys.map(hash)])];
    return marks.length > MAX_MARKS ? { marks: [], before: at } : { ...before, marks };
  };
  const { account } = ended;
  const others = known.accounts.filter(({ birth }) => birth !== account?.birth);
  return {
    ...known,
    at,
    accounts: account ? [{ ...account, address, isErased: false }, ...others].slice(0, MAX_ACCOUNTS) : known.accounts,
    links: marked(known.links, ended.links),
    names: marked(known.names, ended.names),
    feeds: marked(known.feeds, ended.feeds),
    subscriptions: marked(known.subscriptions, ended.subscriptions),
    choices: { ...known.choices, ...Object.fromEntries((ended.choices ?? []).map((choice) => [choice, at])) },
  };
}

/** The journal of an address with what ended now. */
export function withLeft(
  current: AddressEndings | null,
  { lists, topics }: EndedOfAddress,
  { now, hash }: { now: Date; hash: (text: string) => string },
): AddressEndings {
  const at = now.toISOString();
  const known = current ?? { at, lists: {}, topics: {}, topicsBefore: null };
  const left = { ...known.topics, ...Object.fromEntries(topics.map((topic) => [hash(topicName(topic)), at])) };
  const isFull = Object.keys(left).length > MAX_MARKS;
  return {
    ...known,
    at,
    lists: { ...known.lists, ...Object.fromEntries(lists.map((list) => [list, at])) },
    topics: isFull ? {} : left,
    topicsBefore: isFull ? at : known.topicsBefore,
  };
}

/** What the person ended goes with their account; that the account was deleted stays. Null when nothing is left. */
export function withoutOwnEndings(endings: PersonEndings): PersonEndings | null {
  return endings.accounts.length === 0 ? null : { ...noEndings(endings.at), accounts: endings.accounts };
}

/** A topic as one text. */
export function topicName({ context, toolName }: Topic): string {
  return `${context} ${toolName ?? ''}`;
}

function noEndings(at: string): PersonEndings {
  const none = { marks: [], before: null };
  return { at, accounts: [], links: none, names: none, feeds: none, subscriptions: none, choices: {} };
}

/** A subscription in such a state never runs again. */
function isFinal(status: string): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}
