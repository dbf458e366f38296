import type { Config } from '@netlify/functions';
import { authUser } from '#api/auth-user.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { authUserOf } from '#netlify/account/auth-user-of.ts';

export default defineEndpoint(authUser, {
  GET: async ({ session }) => jsonAnswer(await authUserOf(session)),
});

export const config: Config = {
  path: '/api/auth/user',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
