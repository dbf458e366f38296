import type { Config } from '@netlify/functions';
import { type ProjectAnswer, projectEndpoint } from '#api/project.ts';
import { projectBodySchema } from '#api/project.schema.ts';
import type { Project } from '#domain/project/project.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forUser } from '#netlify/http/route.ts';
import { readLines } from '#netlify/projects/own-lines.ts';
import { deleteOwn, describeOwn, findProject } from '#netlify/projects/person-projects.ts';
import { wholeProject } from '#netlify/projects/sheet-of-project.ts';

export default defineEndpoint(projectEndpoint, {
  GET: forUser({
    handle: async ({ params, session }) => {
      const project = await findProject(session, params['id'] ?? '');
      return jsonAnswer<ProjectAnswer>(await wholeProject(project, await readLines(session.stored.user, project.id)));
    },
  }),
  PUT: forUser({
    body: projectBodySchema,
    handle: async ({ params, body, session, now }) =>
      jsonAnswer<Project>(await describeOwn(session, params['id'] ?? '', body, now)),
  }),
  DELETE: forUser({
    handle: async ({ params, session }) => {
      await deleteOwn(session, params['id'] ?? '');
      return jsonAnswer<{ ok: true }>({ ok: true });
    },
  }),
});

export const config: Config = {
  path: '/api/projects/:id',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
