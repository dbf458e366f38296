import { collectionChangeSchema } from '#domain/collection/collection-change.schema.ts';
import type { Contract } from './contract.ts';

export const collectionsEndpoint = {
  path: '/api/kits',
  methods: {
    GET: {
      who: 'user',
      statuses: [401, 200, 200, 200],
    },
    POST: {
      who: 'user',
      in: collectionChangeSchema,
      mostBytes: 65_536,
      statuses: [401, 200, 200, 200],
      example: { do: 'make', id: '0b7f2d6e-52a3-4c0e-8c43-1d2f5b6a7c80', name: 'Autumn', intro: '', tools: [] },
    },
  },
} as const satisfies Contract;
