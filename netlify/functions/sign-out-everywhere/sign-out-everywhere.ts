import type { Config } from '@netlify/functions';
import type { Answer } from '#api/contract.ts';
import { signOutEverywhere } from '#api/sign-out-everywhere.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { changeSender } from '#netlify/session/change-sender.ts';
import { noSessionCookies } from '#netlify/session/session.ts';
import { signOutAll, signedInDevices } from '#netlify/session/sign-ins.ts';

export default defineEndpoint(signOutEverywhere, {
  POST: async ({ session, now }) => {
    const { outcome: devices } = await changeSender(session, (user) => ({
      write: signOutAll(user),
      outcome: signedInDevices(user, now),
    }));
    const answer = jsonAnswer<Answer<typeof signOutEverywhere, 'POST'>>({ devices });
    for (const value of noSessionCookies()) answer.headers.append('Set-Cookie', value);
    return answer;
  },
});

export const config: Config = {
  path: '/api/sign-out-everywhere',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip'] },
};
