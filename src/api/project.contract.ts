import { projectChangeSchema } from '#domain/project/line-change.schema.ts';
import type { ProjectAnswer } from './project.ts';
import type { Project } from '#domain/project/project.ts';
import { type Contract, typeOnly } from './contract.ts';

/** Body of `PUT /api/projects/{id}`: what is left out stays. */
const projectBodySchema = projectChangeSchema;

export const projectEndpoint = {
  path: '/api/projects/:id',
  methods: {
    GET: {
      who: 'user',
      answers: typeOnly<ProjectAnswer>(),
      // The walk names no project that there is; netlify/functions/projects has the tests of those.
      statuses: [401, 404, 404, 404],
    },
    PUT: {
      who: 'user',
      in: projectBodySchema,
      answers: typeOnly<Project>(),
      statuses: [401, 404, 404, 404],
      example: { name: 'Autumn film, cut' },
    },
    DELETE: {
      who: 'user',
      answers: typeOnly<{ ok: true }>(),
      statuses: [401, 404, 404, 404],
    },
  },
} as const satisfies Contract;
