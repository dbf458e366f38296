import * as z from 'zod';
import { localLineSchema, newProjectSchema } from '#domain/project/line-change.schema.ts';
import { PROJECT_BOUNDS } from '#domain/project/project.ts';
import type { Contract } from './contract.ts';

/** Body of `POST /api/projects`: with lines it is a project that a browser kept, moved in whole. */
export const projectsSchema = newProjectSchema.extend({
  lines: z.array(localLineSchema).max(PROJECT_BOUNDS.linesAtOnce).optional(),
});

export const projectsEndpoint = {
  path: '/api/projects',
  methods: {
    GET: {
      who: 'user',
      statuses: [401, 200, 200, 200],
    },
    POST: {
      who: 'user',
      in: projectsSchema,
      mostBytes: 1_048_576,
      statuses: [401, 201, 201, 201],
      example: {
        id: '1f0b7c2e-52a3-4c0e-8c43-1d2f5b6a7c82',
        name: 'Autumn film',
        client: 'Acme Ltd',
        rules: { paidWork: true },
        note: '',
      },
    },
  },
} as const satisfies Contract;
