import { request } from './request.ts';

/** How often Core is paid. */
export type BillingInterval = 'month' | 'year';

/** Address of the hosted checkout for the signed-in person; monthly is asked without a body. @throws CallError `unauthorized`, `payments_unavailable` */
export function requestCheckout(interval: BillingInterval): Promise<{ url: string }> {
  return interval === 'month'
    ? request('POST', '/api/create-checkout-session')
    : request('POST', '/api/create-checkout-session', { interval });
}
