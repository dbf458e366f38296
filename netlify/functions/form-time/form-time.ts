import type { Config } from '@netlify/functions';
import { type FormTime, formTime } from '#api/form-time.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAnyone } from '#netlify/http/route.ts';
import { sealFormTime } from '#netlify/letters/admit-form.ts';

export default defineEndpoint(formTime, {
  GET: forAnyone({ handle: async ({ now }) => jsonAnswer<FormTime>({ opened: await sealFormTime(now) }) }),
});

export const config: Config = {
  path: '/api/form-time',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
