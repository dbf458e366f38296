import * as z from 'zod';
import { dropSchema } from '#domain/drop/drop.schema.ts';
import type { Contract } from './contract.ts';

export const toolUpdates = {
  path: '/api/tool-updates',
  methods: {
    GET: {
      who: 'visitor',
      summary: 'Fresh Drops, newest first; without Core the first ones whole and the rest locked.',
      out: z.array(
        z.union([
          dropSchema.omit({ $schema: true }).extend({
            locked: z.literal(false),
            successor: dropSchema.pick({ id: true, updateTitle: true }).nullable(),
          }),
          dropSchema
            .pick({ id: true, toolName: true, updateType: true, releaseDate: true })
            .extend({ locked: z.literal(true) }),
        ]),
      ),
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
