import type { Billing } from './billing.ts';
import { request } from './request.ts';

/** Ends the signed-in person's subscription when the paid period ends; answers the state right after. */
export function requestCancellation(): Promise<Billing> {
  return request('POST', '/api/cancel-subscription');
}
