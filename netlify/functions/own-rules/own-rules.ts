import type { Config } from '@netlify/functions';
import { ownRulesEndpoint } from '#api/own-rules.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { changeRulesOf, readRules } from '#netlify/collections/person-rules.ts';

export default defineEndpoint(ownRulesEndpoint, {
  GET: async ({ session }) => jsonAnswer({ lists: await readRules(session) }),
  POST: async ({ body, session, now }) => jsonAnswer({ lists: await changeRulesOf(session, body, now) }),
});

export const config: Config = {
  path: '/api/own-rules',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
