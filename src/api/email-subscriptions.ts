import type { Answer, Sent } from './contract.ts';
import type { emailSubscriptions } from './email-subscriptions.contract.ts';
import { requester } from './request.ts';

/** Alike for every address, known or not, however often it was asked. */
export type SubscriptionAnswer = Answer<typeof emailSubscriptions, 'POST'>;

const ask = requester<typeof emailSubscriptions>('/api/email-subscriptions');

/** Asks for mails to an address; they begin once it has been confirmed by mail. */
export function subscribeByEmail(body: Sent<typeof emailSubscriptions, 'POST'>): Promise<SubscriptionAnswer> {
  return ask('POST', { body });
}
