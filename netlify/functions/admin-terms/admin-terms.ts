import type { Config } from '@netlify/functions';
import { adminTermsEndpoint } from '#api/admin-terms.contract.ts';
import { decideTerms } from '#netlify/facts/decide-terms.ts';
import { readTermsDesk } from '#netlify/facts/read-terms-desk.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { refuseEdit } from '#netlify/catalog/desk-tool.ts';

export default defineEndpoint(adminTermsEndpoint, {
  GET: async () => jsonAnswer(await readTermsDesk()),
  POST: async ({ body, session, now }) => {
    const decided = await decideTerms(body, { userId: session.stored.user.id, now });
    if (!decided.ok) return refuseEdit(decided);
    return jsonAnswer({ ...(await readTermsDesk()), drop: decided.drop });
  },
});

export const config: Config = {
  path: '/api/admin/terms',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
