import { projectChangeSchema } from '#domain/project/line-change.schema.ts';
import type { Project, ProjectLines } from '#domain/project/project.ts';
import { type Contract, typeOnly } from './contract.ts';
import type { Change } from '#domain/project/changes-since.ts';

/** One project with everything that its owner sees. */
export interface ProjectAnswer extends Pick<ProjectLines, 'lines' | 'facts' | 'disclosure' | 'seen'> {
  project: Project;
  /** SHA-256 of the sheet as it stands: who saw another one saw an earlier version. */
  hash: string;
  /** What has changed since, by the name of the facts; facts that still hold are left out. Null when nobody can say right now. */
  since: Record<string, Change[]> | null;
}

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
