import type { Config } from '@netlify/functions';
import { sinceEndpoint } from '#api/since.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { moveMark, readSince } from '#netlify/since/person-since.ts';

export default defineEndpoint(sinceEndpoint, {
  GET: async ({ session, now }) => jsonAnswer(await readSince(session.stored.user, now)),
  POST: async ({ body, session, now }) => jsonAnswer(await moveMark(session.stored.user, body.seen, now)),
});

export const config: Config = {
  path: '/api/since',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
