import * as z from 'zod';
import type { Contract } from './contract.ts';

/** Body of `POST /api/saved-tools`. */
export const saveToolSchema = z.strictObject({ toolId: z.number().int().positive() });

export const savedTools = {
  path: '/api/saved-tools',
  methods: {
    GET: {
      who: 'user',
      statuses: [401, 200, 200, 200],
    },
    POST: {
      who: 'user',
      in: saveToolSchema,
      statuses: [401, 201, 201, 201],
      example: { toolId: 2 },
    },
  },
} as const satisfies Contract;
