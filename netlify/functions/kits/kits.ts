import type { Config } from '@netlify/functions';
import { type KitsAnswer, kitsEndpoint } from '#api/kits.ts';
import { kitsSchema } from '#api/kits.schema.ts';
import { changeKits } from '#domain/kit/change-kits.ts';
import { kitRights } from '#domain/plan/may-use.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { hasTool } from '#netlify/catalog/known-tools.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forUser } from '#netlify/http/route.ts';
import { changeKitsOf, kitsAnswer, readKits } from '#netlify/kits/person-kits.ts';

export default defineEndpoint(kitsEndpoint, {
  GET: forUser({
    handle: async ({ session }) => jsonAnswer<KitsAnswer>(kitsAnswer(session, await readKits(session))),
  }),
  POST: forUser({
    body: kitsSchema,
    mostBytes: 65_536,
    handle: async ({ body, session, now }) => {
      if (body.do === 'add' && !(await hasTool(body.toolId)))
        throw new ApiError('not_found', { message: 'There is no such tool.' });
      const rights = kitRights(session.viewer, plans);
      const after = await changeKitsOf(session, (current) => changeKits(current, body, rights, now));
      return jsonAnswer<KitsAnswer>(kitsAnswer(session, after));
    },
  }),
});

export const config: Config = {
  path: '/api/kits',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
