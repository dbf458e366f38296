import * as z from 'zod';
import type { Contract } from './contract.ts';

const week = z.string().regex(/^20\d\d-W\d\d$/);

/** Body of `POST /api/admin/letters`. */
const letterActionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['hold', 'skip', 'release']), week }),
  z.strictObject({ do: z.literal('test'), week, plan: z.enum(['fringe', 'core']) }),
  z.strictObject({ do: z.literal('again'), key: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/) }),
]);

export const adminLettersEndpoint = {
  path: '/api/admin/letters',
  methods: {
    GET: {
      who: 'admin',
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: letterActionSchema,
      statuses: [401, 403, 403, 200],
      example: { do: 'hold', week: '2026-W48' },
    },
  },
} as const satisfies Contract;
