import type { BillingInterval } from './create-checkout-session.ts';
import { request } from './request.ts';

/** An invoice that was paid, is owed, or was given up. Amounts in US dollars. */
export interface Invoice {
  id: string;
  number: string | null;
  /** ISO time. */
  date: string;
  amount: number;
  /** Stripe's status, or `refunded` when all of it was given back. */
  status: string;
  /** Address of the PDF at Stripe; null while it is a draft. */
  downloadUrl: string | null;
}

/** What the signed-in person pays, with what, and what was paid. */
export interface Billing {
  isPremium: boolean;
  interval: BillingInterval | null;
  /** US dollars per interval; null without a subscription. */
  amount: number | null;
  /** Stripe's status of the subscription; null without one. */
  status: string | null;
  /** ISO time of the next charge, or of the end when cancelled; null without a subscription. */
  periodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  /** That time is over and the charge was not heard of yet: Core goes on meanwhile. */
  isRenewing: boolean;
  card: { brand: string; last4: string; expMonth: number; expYear: number } | null;
  /** Newest first. */
  invoices: Invoice[];
}

export function fetchBilling(): Promise<Billing> {
  return request('GET', '/api/billing');
}
