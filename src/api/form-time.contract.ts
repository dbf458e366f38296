import * as z from 'zod';
import type { Contract } from './contract.ts';

export const formTime = {
  path: '/api/form-time',
  methods: {
    GET: {
      who: 'anyone',
      summary:
        'The signed time at which a form was opened: sent back as `opened` two seconds later or more, within a day.',
      out: z.strictObject({ opened: z.string() }),
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
