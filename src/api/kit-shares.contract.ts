import * as z from 'zod';
import { lineSchema } from '#domain/text/line.schema.ts';
import type { Collection } from '#domain/collection/collection.ts';
import { type Contract, typeOnly } from './contract.ts';

/** Body of `POST /api/kit-shares`. */
const collectionShareSchema = z.strictObject({
  kit: z.uuid(),
  byName: lineSchema(80),
});

export const collectionShares = {
  path: '/api/kit-shares',
  methods: {
    POST: {
      who: 'user',
      in: collectionShareSchema,
      answers: typeOnly<Collection>(),
      statuses: [401, 403, 403, 403],
      example: { kit: '0b7f2d6e-52a3-4c0e-8c43-1d2f5b6a7c80', byName: '' },
    },
  },
} as const satisfies Contract;
