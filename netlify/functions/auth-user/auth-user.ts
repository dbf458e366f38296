import type { Config } from '@netlify/functions';
import { type AuthUser, authUser } from '#api/auth-user.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forUser } from '#netlify/http/route.ts';
import { authUserOf } from '#netlify/own-pages/auth-user-of.ts';

export default defineEndpoint(authUser, {
  GET: forUser({ handle: async ({ session }) => jsonAnswer<AuthUser>(await authUserOf(session)) }),
});

export const config: Config = {
  path: '/api/auth/user',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
