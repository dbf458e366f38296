import type { Billing } from './billing.ts';
import type { cancelSubscription } from './cancel-subscription.contract.ts';
import { requester } from './request.ts';

const ask = requester<typeof cancelSubscription>('/api/cancel-subscription');

/** Ends the signed-in person's subscription when the paid period ends; answers the state right after. */
export function requestCancellation(): Promise<Billing> {
  return ask('POST');
}
