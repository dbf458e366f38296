import * as z from 'zod';
import { type Contract, typeOnly } from './contract.ts';
import type { CaseAction, PaymentCase } from '#domain/plan/payment-case.ts';

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

/** Body of `POST /api/admin/payments`, what an editor says of a case; the same attempt again is done once. */
const caseMarkSchema = z.strictObject({
  id: z.string().regex(/^\w{1,100}$/),
  attempt: z.uuid(),
  as: z.enum(['open', 'done']),
});
export type CaseMark = z.output<typeof caseMarkSchema>;

export const adminPayments = {
  path: '/api/admin/payments',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<CasePage>(),
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: caseMarkSchema,
      answers: typeOnly<CaseAtDesk>(),
      statuses: [401, 403, 403, 404],
      example: { id: 'dp_nobody', attempt: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84', as: 'done' },
    },
  },
} as const satisfies Contract;
