import type { Config } from '@netlify/functions';
import { type KitsAnswer, kitsEndpoint } from '#api/kits.ts';
import { kitsSchema } from '#api/kits.schema.ts';
import { changeKits } from '#domain/kit/change-kits.ts';
import type { Kit } from '#domain/kit/kit.ts';
import { kitRights, mayUse } from '#domain/plan/may-use.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { hasTool } from '#netlify/catalog/known-tools.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forUser } from '#netlify/http/route.ts';
import { changeKitsOf, readKits } from '#netlify/kits/person-kits.ts';
import type { Session } from '#netlify/session/session.ts';

export default defineEndpoint(kitsEndpoint, {
  GET: forUser({
    handle: async ({ session }) => jsonAnswer<KitsAnswer>(answerFor(session, await readKits(session))),
  }),
  POST: forUser({
    body: kitsSchema,
    mostBytes: 65_536,
    handle: async ({ body, session, now }) => {
      if (body.do === 'add' && !(await hasTool(body.toolId)))
        throw new ApiError('not_found', { message: 'There is no such tool.' });
      const rights = kitRights(session.viewer, plans);
      const after = await changeKitsOf(session, (current) => changeKits(current, body, rights, now));
      return jsonAnswer<KitsAnswer>(answerFor(session, after));
    },
  }),
});

function answerFor({ viewer }: Session, kits: Kit[]): KitsAnswer {
  const { kits: limit } = kitRights(viewer, plans);
  return { kits, limit: Number.isFinite(limit) ? limit : null, mayShare: mayUse('sharing', viewer, plans) };
}

export const config: Config = {
  path: '/api/kits',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
