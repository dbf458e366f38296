import type { MailChoice, MailPreferences } from '#domain/account/mail-preferences.ts';
import type { User } from '#domain/account/user.ts';
import { type MailList, type Subscriber, isConfirmed, listOf, mailLists } from '#domain/subscription/subscriber.ts';

/** Whoever reads at one address: by an account, by subscription, or both. */
export interface Reader {
  user: Pick<User, 'email' | 'emailVerified' | 'preferences' | 'deletedAt'> | null;
  subscriber: Subscriber | null;
}

/** The switches of an account that lead to each kind of mail. */
export const listChoices: Record<MailList, readonly MailChoice[]> = {
  digest: ['weeklyDigest'],
  alerts: ['freshDrops', 'toolUpdates'],
};

/** Whether the weekly digest goes to this reader. */
export function wantsDigest(reader: Reader): boolean {
  return hasTopic(reader.subscriber, 'digest') || wantsByAccount(reader, 'weeklyDigest');
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

function hasTopic(subscriber: Subscriber | null, list: MailList): boolean {
  return subscriber?.topics.some((topic) => isConfirmed(topic) && listOf(topic) === list) ?? false;
}
