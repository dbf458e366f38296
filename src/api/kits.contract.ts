import { collectionChangeSchema } from '#domain/collection/collection-change.schema.ts';
import { type Contract, typeOnly } from './contract.ts';
import type { Collection } from '#domain/collection/collection.ts';

/** The person's own collections, in the order they were made. */
export interface CollectionsAnswer {
  kits: Collection[];
  /** How many the plan allows; null for any number. What is above it stays, and nothing new is added. */
  limit: number | null;
  /** Whether the plan allows to share one by a link. */
  mayShare: boolean;
}

export const collectionsEndpoint = {
  path: '/api/kits',
  methods: {
    GET: {
      who: 'user',
      answers: typeOnly<CollectionsAnswer>(),
      statuses: [401, 200, 200, 200],
    },
    POST: {
      who: 'user',
      in: collectionChangeSchema,
      mostBytes: 65_536,
      answers: typeOnly<CollectionsAnswer>(),
      statuses: [401, 200, 200, 200],
      example: { do: 'make', id: '0b7f2d6e-52a3-4c0e-8c43-1d2f5b6a7c80', name: 'Autumn', intro: '', tools: [] },
    },
  },
} as const satisfies Contract;
