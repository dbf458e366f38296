import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const createCheckoutSession = {
  path: '/api/create-checkout-session',
  methods: ['POST'],
} as const satisfies Endpoint;

/** How often Core is paid. */
export type BillingInterval = 'month' | 'year';

/** Address of the hosted checkout for the signed-in person; monthly is asked without a body. @throws CallError `unauthorized`, `payments_unavailable` */
export function requestCheckout(interval: BillingInterval): Promise<{ url: string }> {
  return interval === 'month'
    ? request('POST', createCheckoutSession.path)
    : request('POST', createCheckoutSession.path, { interval });
}
