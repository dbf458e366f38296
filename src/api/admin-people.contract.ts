import * as z from 'zod';
import type { Contract } from './contract.ts';

/** Body of `POST /api/admin/people`: one whole address, never a part of one. */
const peopleActionSchema = z.strictObject({
  do: z.enum(['look', 'export']),
  email: z.string().trim().pipe(z.email().max(254)),
});

export const adminPeopleEndpoint = {
  path: '/api/admin/people',
  methods: {
    POST: {
      who: 'admin',
      in: peopleActionSchema,
      statuses: [401, 403, 403, 200],
      example: { do: 'look', email: 'reader@example.com' },
    },
  },
} as const satisfies Contract;
