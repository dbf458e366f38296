import { briefSchema } from './brief.schema.ts';
import type { Contract } from './contract.ts';

export const sharedCollection = {
  path: '/api/shared-kits/:key',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'A collection that its owner shares by a link: the tools with their notes, prices, rights and sources.',
      out: briefSchema,
      statuses: [404, 404, 404, 404],
    },
  },
} as const satisfies Contract;
