import type { Config } from '@netlify/functions';
import { projectLine } from '#api/project-line.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { findProject } from '#netlify/projects/person-projects.ts';
import { correct } from '#netlify/projects/project-lines.ts';

export default defineEndpoint(projectLine, {
  PUT: async ({ params, body, session, now }) => {
    const project = await findProject(session, params['id'] ?? '');
    return jsonAnswer(await correct(session, project, params['line'] ?? '', body, now));
  },
});

export const config: Config = {
  path: '/api/projects/:id/lines/:line',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
