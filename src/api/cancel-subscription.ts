import type { Billing } from './billing.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const cancelSubscription = { path: '/api/cancel-subscription', methods: ['POST'] } as const satisfies Endpoint;

/** Ends the signed-in person's subscription when the paid period ends; answers the state right after. */
export function requestCancellation(): Promise<Billing> {
  return request('POST', cancelSubscription.path);
}
