import type { Config } from '@netlify/functions';
import { adminSubscribers } from '#api/admin-subscribers.ts';
import { type SubscriberGrowth, subscriberGrowth } from '#domain/subscription/subscriber-growth.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAdmin } from '#netlify/http/route.ts';
import { subscribers } from '#netlify/stores/subscription-store.ts';

export default defineEndpoint(adminSubscribers, {
  GET: forAdmin({
    handle: async ({ now }) => jsonAnswer<SubscriberGrowth>(subscriberGrowth(await subscribers.all(), now)),
  }),
});

export const config: Config = {
  path: '/api/admin/subscribers',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
