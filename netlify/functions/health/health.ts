import type { Config } from '@netlify/functions';
import { healthEndpoint } from '#api/health.contract.ts';
import type { HealthAnswer } from '#api/health.contract.ts';
import { readHealth } from '#netlify/admin/read-health.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

/** An answer is used again this long, so that who asks often costs no more; seconds. */
const KEPT_SECONDS = 5;

let latest: { at: number; answer: Promise<HealthAnswer> } | null = null;

export default defineEndpoint(healthEndpoint, {
  GET: async ({ now }) => {
    if (!latest || now.getTime() - latest.at > KEPT_SECONDS * 1000)
      latest = { at: now.getTime(), answer: readHealth(now) };
    const health = await latest.answer;
    const isWell = health.status === 'ok';
    return jsonAnswer(health, isWell ? 200 : 503, {
      'Cache-Control': `public, max-age=${KEPT_SECONDS}`,
      ...(isWell ? {} : { 'Retry-After': String(KEPT_SECONDS) }),
    });
  },
});

export const config: Config = {
  path: '/api/health',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
