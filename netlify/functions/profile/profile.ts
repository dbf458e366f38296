import type { Config } from '@netlify/functions';
import { profile } from '#api/profile.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { changeSender } from '#netlify/session/change-sender.ts';

export default defineEndpoint(profile, {
  POST: async ({ body, session }) => {
    const { user } = await changeSender(session, (current) => ({ write: { ...current, ...body }, outcome: null }));
    return jsonAnswer({ firstName: user.firstName, lastName: user.lastName });
  },
});

export const config: Config = {
  path: '/api/profile',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
