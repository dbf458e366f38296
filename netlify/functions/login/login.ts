import type { Config } from '@netlify/functions';
import { login } from '#api/login.contract.ts';
import { siteOrigin } from '#netlify/env.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { redirect } from '#netlify/http/redirect.ts';
import { beginSignIn } from '#netlify/identity/begin-sign-in.ts';
import { returnPath } from '#netlify/session/return-to.ts';
import { signInCookie } from '#netlify/session/sign-in-state.ts';

export default defineEndpoint(login, {
  GET: async ({ url: { searchParams } }) => {
    const returnTo = returnPath(searchParams.get('returnTo'), siteOrigin(), '/dashboard');
    const { address, checks } = await beginSignIn(searchParams.get('login_hint'));
    return redirect(address, [await signInCookie({ ...checks, returnTo })]);
  },
});

export const config: Config = {
  path: '/api/login',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
