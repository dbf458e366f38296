import * as z from 'zod';
import { lineSchema } from '#domain/text/line.schema.ts';
import { PROJECT_BOUNDS } from '#domain/project/project.ts';
import type { Project } from '#domain/project/project.ts';
import { type Contract, typeOnly } from './contract.ts';

/** Body of `POST /api/projects/{id}/share`. */
const projectShareSchema = z.strictObject({
  byName: lineSchema(PROJECT_BOUNDS.byName).default(''),
});

export const projectShare = {
  path: '/api/projects/:id/share',
  methods: {
    POST: {
      who: 'user',
      in: projectShareSchema,
      answers: typeOnly<Project>(),
      statuses: [401, 404, 404, 404],
      example: { byName: 'Studio Ada' },
    },
    DELETE: {
      who: 'user',
      answers: typeOnly<Project>(),
      statuses: [401, 404, 404, 404],
    },
  },
} as const satisfies Contract;
