import type { Config } from '@netlify/functions';
import { type AuthUser, authUser } from '#api/auth-user.ts';
import { livingSaves } from '#netlify/catalog/known-tools.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forUser } from '#netlify/http/route.ts';

export default defineEndpoint(authUser, {
  GET: forUser({
    handle: async ({ session }) => {
      const { email, firstName, lastName, profileImageUrl, createdAt, preferences, saves } = session.stored.user;
      const living = saves.filter(await livingSaves(saves));
      const isPremium = session.viewer.plan === 'core';
      const { isAdmin } = session;
      const hasChosenMail = preferences.changedAt !== null;
      return jsonAnswer<AuthUser>({
        isPremium,
        isAdmin,
        hasChosenMail,
        email,
        firstName,
        lastName,
        profileImageUrl,
        saves: living.map(({ toolId }) => toolId),
        createdAt,
      });
    },
  }),
});

export const config: Config = {
  path: '/api/auth/user',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
