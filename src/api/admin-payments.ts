import type { CaseAction, PaymentCase } from '#domain/plan/payment-case/payment-case.ts';

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
