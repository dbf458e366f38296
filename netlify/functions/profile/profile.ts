import type { Config } from '@netlify/functions';
import { type Profile, profile } from '#api/profile.ts';
import { profileSchema } from '#api/profile.schema.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forUser } from '#netlify/http/route.ts';
import { changeSender } from '#netlify/session/change-sender.ts';

export default defineEndpoint(profile, {
  POST: forUser({
    body: profileSchema,
    handle: async ({ body, session }) => {
      const { user } = await changeSender(session, (current) => ({ write: { ...current, ...body }, outcome: null }));
      return jsonAnswer<Profile>({ firstName: user.firstName, lastName: user.lastName });
    },
  }),
});

export const config: Config = {
  path: '/api/profile',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
