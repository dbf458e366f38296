import * as z from 'zod';
import type { CaseAtDesk, CasePage } from './admin-payments.ts';
import { type Contract, typeOnly } from './contract.ts';

/** Body of `POST /api/admin/payments`. */
const caseMarkSchema = z.strictObject({
  id: z.string().regex(/^\w{1,100}$/),
  attempt: z.uuid(),
  as: z.enum(['open', 'done']),
});

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
