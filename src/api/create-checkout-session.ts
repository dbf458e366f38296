import type { createCheckoutSession } from './create-checkout-session.contract.ts';
import { requester } from './request.ts';

/** How often Core is paid. */
export type BillingInterval = 'month' | 'year';

const ask = requester<typeof createCheckoutSession>('/api/create-checkout-session');

/** Address of the hosted checkout for the signed-in person; monthly is asked without a body. @throws CallError `unauthorized`, `payments_unavailable` */
export function requestCheckout(interval: BillingInterval): Promise<{ url: string }> {
  return interval === 'month' ? ask('POST') : ask('POST', { body: { interval } });
}
