import type { CaseAction, PaymentCase } from '#domain/plan/payment-case/payment-case.ts';
import { request } from './request.ts';

/** Where a case stands at the desk. */
export type CaseState = 'open' | 'done';

/** A dispute or a refund with what was done about it. */
export interface CaseAtDesk extends Omit<PaymentCase, 'userId' | 'entries'> {
  /** The payment in the provider's dashboard, where it is answered or refunded; null when it is not known. */
  paymentPage: string | null;
  /** Oldest first; `by` is the address of the admin, null once that account is gone. */
  entries: { id: string; at: string; by: string | null; what: CaseAction }[];
}

/** `GET /api/admin/payments?state=…`: open ones oldest first, done ones newest first, a hundred at most. */
export interface CasePage {
  /** How many there are, counted up to 5,000. */
  counts: Record<CaseState, number>;
  cases: CaseAtDesk[];
}

/** What an editor says of a case; the same attempt again is done once. */
export interface CaseMark {
  id: string;
  attempt: string;
  as: CaseState;
}

/** @throws CallError `unauthorized` signed out, `forbidden` without the admin role */
export function fetchCases(state: CaseState): Promise<CasePage> {
  return request('GET', `/api/admin/payments?state=${state}`);
}

/** @throws CallError `not_found` when it is gone */
export function markCase(mark: CaseMark): Promise<CaseAtDesk> {
  return request('POST', '/api/admin/payments', mark);
}
