import type { Config } from '@netlify/functions';
import { kitShares } from '#api/kit-shares.ts';
import { kitShareSchema } from '#api/kit-shares.schema.ts';
import type { Kit } from '#domain/kit/kit.ts';
import { mayUse } from '#domain/plan/may-use.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forUser } from '#netlify/http/route.ts';
import { shareKitOf } from '#netlify/kits/shared-kits.ts';

export default defineEndpoint(kitShares, {
  POST: forUser({
    body: kitShareSchema,
    handle: async ({ body: { kit, byName }, session, now }) => {
      if (!mayUse('sharing', session.viewer, plans))
        throw new ApiError('upgrade_required', { message: 'Sharing a collection by a link is part of Yak Core.' });
      return jsonAnswer<Kit>(await shareKitOf(session, kit, byName, now));
    },
  }),
});

export const config: Config = {
  path: '/api/kit-shares',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
