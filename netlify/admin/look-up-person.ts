import type { KnownAccount, KnownPerson } from '#api/admin-people.contract.ts';
import { mailChoices } from '#domain/person/mail-preferences.ts';
import type { User } from '#domain/person/user.ts';
import { planOf } from '#domain/person/subscription.ts';
import { isConfirmed, mailLists, subscriberState } from '#domain/person/subscriber.ts';
import type { Subscriber } from '#domain/person/subscriber.schema.ts';
import { subscriptionsOf } from '#netlify/billing/current-subscription.ts';
import { dashboardPage } from '#netlify/billing/dashboard-page.ts';
import { atStripe } from '#netlify/billing/stripe-client.ts';
import { logError } from '#netlify/http/log.ts';
import { topicText } from '#netlify/letters/ask-to-confirm.ts';
import { refusedMark, sentMarks } from '#netlify/mail/mail-stores.ts';
import { findRecords } from '#netlify/personal-data/own-records.ts';
import { personMark } from '#netlify/session/person-mark.ts';
import { addressKey, mailName, subscribers } from '#netlify/stores/subscriber-store.ts';
import { ownedUsers } from '#netlify/stores/owned-users.ts';

/** The accounts whose proven address this is, found by the index of people. @throws StoreUnavailable */
export async function accountsOf(email: string): Promise<User[]> {
  const { own } = await findRecords(ownedUsers, { userId: null, email });
  return [...own.values()].filter(({ deletedAt }) => deletedAt === null);
}

/** What is known of one address. @throws StoreUnavailable */
export async function lookUpPerson(email: string, accounts: readonly User[], now: Date): Promise<KnownPerson> {
  const [subscriber, bounce, known] = await Promise.all([
    subscribers.tryRead(addressKey(email)),
    sentMarks.tryRead(refusedMark(mailName(email))),
    Promise.all(accounts.map((user) => accountOf(user, now))),
  ]);
  return {
    email,
    accounts: known,
    byMail: subscriber && byMailOf(subscriber),
    bouncedAt: bounce?.at ?? null,
  };
}

async function accountOf(user: User, now: Date): Promise<KnownAccount> {
  const { id, createdAt, subscription, customerId, saves, preferences } = user;
  return {
    mark: personMark(id),
    createdAt,
    plan: planOf(subscription, now),
    subscription: subscription && {
      status: subscription.status,
      interval: subscription.interval,
      since: await beganAt(customerId, subscription.id),
      paidUntil: new Date(subscription.currentPeriodEnd * 1000).toISOString(),
      isCancelled: subscription.cancelAtPeriodEnd,
    },
    paymentPage: customerId === null ? null : dashboardPage('customers', customerId),
    saved: saves.length,
    switches: preferences.changedAt === null ? null : mailChoices.filter((choice) => preferences[choice]),
  };
}

/** When a subscription began, by the payment provider; null when it does not say so now. */
async function beganAt(customerId: string | null, subscriptionId: string): Promise<string | null> {
  if (customerId === null) return null;
  try {
    const all = await atStripe((stripe) => subscriptionsOf(stripe, [customerId]));
    const created = all.find(({ id }) => id === subscriptionId)?.created;
    return created === undefined ? null : new Date(created * 1000).toISOString();
  } catch (error) {
    logError('subscription_not_read', error);
    return null;
  }
}

function byMailOf(subscriber: Subscriber): NonNullable<KnownPerson['byMail']> {
  const { topics, refusals } = subscriber;
  return {
    state: subscriberState(subscriber),
    topics: topics.filter(isConfirmed).map(topicText),
    refused: mailLists.flatMap((list) => {
      const at = refusals[list] ?? null;
      return at === null ? [] : [{ list, at }];
    }),
  };
}
