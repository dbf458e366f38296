import { randomUUID } from 'node:crypto';
import type { Config } from '@netlify/functions';
import { projectsEndpoint } from '#api/projects.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { listProjects, makeProject } from '#netlify/projects/person-projects.ts';
import { addLocal } from '#netlify/projects/project-lines.ts';

export default defineEndpoint(projectsEndpoint, {
  GET: async ({ session }) => jsonAnswer(await listProjects(session)),
  POST: async ({ body: { lines = [], id = randomUUID(), ...words }, session, now }) => {
    const project = await makeProject(session, { id, ...words }, now);
    if (lines.length > 0) await addLocal(session, project, lines, now);
    return jsonAnswer(project, 201);
  },
});

export const config: Config = {
  path: '/api/projects',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
