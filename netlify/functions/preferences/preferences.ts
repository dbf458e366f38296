import type { Config } from '@netlify/functions';
import { preferences } from '#api/preferences.ts';
import { preferencesSchema } from '#api/preferences.schema.ts';
import type { MailPreferences } from '#domain/account/mail-preferences.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forUser } from '#netlify/http/route.ts';
import { leaveLists } from '#netlify/letters/leave-lists.ts';
import { changeSender } from '#netlify/session/change-sender.ts';

export default defineEndpoint(preferences, {
  GET: forUser({ handle: ({ session }) => jsonAnswer<MailPreferences>(session.stored.user.preferences) }),
  POST: forUser({
    body: preferencesSchema,
    handle: async ({ body, session, now }) => {
      const chosen: MailPreferences = { ...body, changedAt: now.toISOString() };
      const { user } = await changeSender(session, (current) => ({
        write: { ...current, preferences: chosen },
        outcome: null,
      }));
      // A digest that was also subscribed to by mail ends with the switch.
      const endsDigest = session.stored.user.preferences.weeklyDigest && !body.weeklyDigest;
      if (endsDigest && user.emailVerified) await leaveLists({ address: user.email, userId: user.id }, ['digest'], now);
      return jsonAnswer<MailPreferences>(user.preferences);
    },
  }),
});

export const config: Config = {
  path: '/api/preferences',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
