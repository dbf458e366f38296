import type { Config } from '@netlify/functions';
import { preferences } from '#api/preferences.contract.ts';
import { birthOf } from '#domain/person/birth.ts';
import type { MailList } from '#domain/person/subscriber.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { leaveLists } from '#netlify/letters/leave-lists.ts';
import { changeSender } from '#netlify/session/change-sender.ts';

export default defineEndpoint(preferences, {
  GET: ({ session }) => jsonAnswer(session.stored.user.preferences),
  POST: async ({ body, session, now }) => {
    const { user } = await changeSender(session, (current) => ({
      write: { ...current, preferences: { ...current.preferences, ...body, changedAt: now.toISOString() } },
      outcome: null,
    }));
    // What was also subscribed to by mail ends with the switch.
    const { weeklyDigest, marketing } = session.stored.user.preferences;
    const ended: MailList[] = [];
    if (weeklyDigest && !body.weeklyDigest) ended.push('digest');
    if (marketing && !body.marketing) ended.push('news');
    if (ended.length > 0 && user.emailVerified)
      await leaveLists({ address: user.email, userId: user.id, birth: birthOf(user) }, ended, now);
    return jsonAnswer(user.preferences);
  },
});

export const config: Config = {
  path: '/api/preferences',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
