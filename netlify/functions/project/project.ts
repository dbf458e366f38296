import type { Config } from '@netlify/functions';
import { projectEndpoint } from '#api/project.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { readLines } from '#netlify/projects/own-lines.ts';
import { deleteOwn, describeOwn, findProject } from '#netlify/projects/person-projects.ts';
import { wholeProject } from '#netlify/projects/sheet-of-project.ts';

export default defineEndpoint(projectEndpoint, {
  GET: async ({ params, session }) => {
    const project = await findProject(session, params['id'] ?? '');
    return jsonAnswer(await wholeProject(project, await readLines(session.stored.user, project.id)));
  },
  PUT: async ({ params, body, session, now }) => jsonAnswer(await describeOwn(session, params['id'] ?? '', body, now)),
  DELETE: async ({ params, session }) => {
    await deleteOwn(session, params['id'] ?? '');
    return jsonAnswer({ ok: true });
  },
});

export const config: Config = {
  path: '/api/projects/:id',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
