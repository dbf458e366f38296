import type { Config } from '@netlify/functions';
import { ownRulesBodySchema } from '#api/own-rules.schema.ts';
import { type OwnRulesAnswer, ownRulesEndpoint } from '#api/own-rules.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forUser } from '#netlify/http/route.ts';
import { changeRulesOf, readRules } from '#netlify/collections/person-rules.ts';

export default defineEndpoint(ownRulesEndpoint, {
  GET: forUser({
    handle: async ({ session }) => jsonAnswer<OwnRulesAnswer>({ lists: await readRules(session) }),
  }),
  POST: forUser({
    body: ownRulesBodySchema,
    handle: async ({ body, session, now }) =>
      jsonAnswer<OwnRulesAnswer>({ lists: await changeRulesOf(session, body, now) }),
  }),
});

export const config: Config = {
  path: '/api/own-rules',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
