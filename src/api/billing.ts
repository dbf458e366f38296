import type { Answer } from './contract.ts';
import type { billing } from './billing.contract.ts';
import { requester } from './request.ts';

/** What the signed-in person pays, with what, and what was paid. */
export type Billing = Answer<typeof billing, 'GET'>;
export type Invoice = Billing['invoices'][number];

const ask = requester<typeof billing>('/api/billing');

export function fetchBilling(): Promise<Billing> {
  return ask('GET');
}
