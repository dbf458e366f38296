import type { Config } from '@netlify/functions';
import { formTime } from '#api/form-time.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { sealFormTime } from '#netlify/letters/admit-form.ts';

export default defineEndpoint(formTime, {
  GET: async ({ now }) => jsonAnswer({ opened: await sealFormTime(now) }),
});

export const config: Config = {
  path: '/api/form-time',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
