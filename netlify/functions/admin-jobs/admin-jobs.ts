import type { Config } from '@netlify/functions';
import { adminJobsEndpoint } from '#api/admin-jobs.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { readJobs } from '#netlify/jobs/read-jobs.ts';

export default defineEndpoint(adminJobsEndpoint, {
  GET: async ({ now }) => jsonAnswer(await readJobs(now)),
});

export const config: Config = {
  path: '/api/admin/jobs',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
