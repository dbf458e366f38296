import type { Config } from '@netlify/functions';
import { type TermsDeskAnswer, adminTermsEndpoint } from '#api/admin-terms.ts';
import { termsDecidingSchema } from '#api/admin-terms.schema.ts';
import { decideTerms } from '#netlify/facts/decide-terms.ts';
import { readTermsDesk } from '#netlify/facts/read-terms-desk.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAdmin } from '#netlify/http/route.ts';

export default defineEndpoint(adminTermsEndpoint, {
  GET: forAdmin({ handle: async () => jsonAnswer<TermsDeskAnswer>(await readTermsDesk()) }),
  POST: forAdmin({
    body: termsDecidingSchema,
    handle: async ({ body, session, now }) => {
      await decideTerms(body, { userId: session.stored.user.id, now });
      return jsonAnswer<TermsDeskAnswer>(await readTermsDesk());
    },
  }),
});

export const config: Config = {
  path: '/api/admin/terms',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
