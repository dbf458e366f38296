import type { Config } from '@netlify/functions';
import {
  projectLinesEndpoint,
  type LineAnswer,
  type LinesAnswer,
  type RefusedLines,
} from '#api/project-lines.contract.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { findProject } from '#netlify/projects/person-projects.ts';
import { addSent } from '#netlify/projects/project-lines.ts';

export default defineEndpoint(projectLinesEndpoint, {
  POST: async ({ params, body, session, now }) => {
    const added = await addSent(session, await findProject(session, params['id'] ?? ''), body, now);
    if (!added.ok) {
      const { status, answer } = new ApiError('rows_refused', {
        message: 'Nothing was added: some rows need correcting.',
      });
      return jsonAnswer<RefusedLines>({ ...answer, ...added.refused }, status);
    }
    const [line] = added.lines;
    const isOne = 'asset' in body && body.assets === undefined && line !== undefined;
    return isOne ? jsonAnswer<LineAnswer>(line, 201) : jsonAnswer<LinesAnswer>({ lines: added.lines }, 201);
  },
});

export const config: Config = {
  path: '/api/projects/:id/lines',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
