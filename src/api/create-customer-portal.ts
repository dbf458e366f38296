import type { createCustomerPortal } from './create-customer-portal.contract.ts';
import { requester } from './request.ts';

const ask = requester<typeof createCustomerPortal>('/api/create-customer-portal');

/** Address of the payment portal of the signed-in person. */
export function requestPortal(): Promise<{ url: string }> {
  return ask('POST');
}
