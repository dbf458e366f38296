import type { DropCircle } from '#domain/drop/my-drops.ts';
import type { MailChoice, MailPreferences } from '#domain/person/mail-preferences.ts';
import type { User } from '#domain/person/user.ts';
import { type MailList, isConfirmed, listOf, mailLists } from '#domain/person/subscriber.ts';
import type { Subscriber } from '#domain/person/subscriber.schema.ts';

/** Whoever reads at one address: by an account, by subscription, or both. */
export interface Reader {
  user: Pick<User, 'email' | 'emailVerified' | 'preferences' | 'deletedAt'> | null;
  subscriber: Subscriber | null;
}

/** The switches of an account that lead to each kind of mail. */
export const listChoices: Record<MailList, readonly MailChoice[]> = {
  digest: ['weeklyDigest'],
  alerts: ['freshDrops', 'toolUpdates'],
  news: ['marketing'],
};

/** Whether the weekly digest goes to this reader. */
export function wantsDigest(reader: Reader): boolean {
  return getsDigest(reader.subscriber) || wantsByAccount(reader, 'weeklyDigest');
}

/** Whose drops the digest tells this reader: who subscribed to it by mail asked for all of them. */
export function digestCircle(reader: Reader): DropCircle {
  const isNarrowed = !getsDigest(reader.subscriber) && wantsByAccount(reader, 'weeklyDigest');
  return isNarrowed ? (reader.user?.preferences.digestOf ?? 'all') : 'all';
}

/**
 * Whether news of Yak goes to this reader: by the account's switch, or because they subscribed to updates and features and
 * have not refused news since.
 */
export function wantsNews(reader: Reader): boolean {
  const asked = reader.subscriber?.topics.find((topic) => topic.context === 'general')?.confirmedAt ?? null;
  const refusedAt = reader.subscriber?.refusals.news ?? null;
  const byAddress = asked !== null && (refusedAt === null || asked > refusedAt);
  return byAddress || wantsByAccount(reader, 'marketing');
}

/** The tools that this reader asked by mail to be told about. */
export function notifiedTools({ subscriber }: Reader): string[] {
  return (subscriber?.topics ?? []).flatMap((topic) =>
    isConfirmed(topic) && topic.toolName !== null ? [topic.toolName] : [],
  );
}

/**
 * Whether a switch of the account leads to mail: the account is not being deleted, its address is proven, the person has
 * kept or changed the switches, this one is on, and the address has not refused such mail since they were last set.
 */
export function wantsByAccount({ user, subscriber }: Reader, choice: MailChoice): boolean {
  if (!user || user.deletedAt !== null || !user.emailVerified || !user.email || !user.preferences[choice]) return false;
  const { changedAt } = user.preferences;
  if (changedAt === null) return false; // nobody has asked this person yet
  const list = mailLists.find((one) => listChoices[one].includes(choice));
  const refusedAt = (list && subscriber?.refusals[list]) ?? null;
  return refusedAt === null || changedAt > refusedAt;
}

/**
 * An account's switches after it refused kinds of mail; null when they were off already. Refusing one kind is no yes to
 * the others: who was not asked yet still was not.
 */
export function switchOff(preferences: MailPreferences, lists: readonly MailList[], now: Date): MailPreferences | null {
  const choices = lists.flatMap((list) => listChoices[list]).filter((choice) => preferences[choice]);
  if (choices.length === 0) return null;
  return {
    ...preferences,
    ...Object.fromEntries(choices.map((choice) => [choice, false])),
    changedAt: preferences.changedAt && now.toISOString(),
  };
}

function getsDigest(subscriber: Subscriber | null): boolean {
  return subscriber?.topics.some((topic) => isConfirmed(topic) && listOf(topic) === 'digest') ?? false;
}
