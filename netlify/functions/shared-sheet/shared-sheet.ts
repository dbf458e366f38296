import type { Config } from '@netlify/functions';
import { sharedSheet } from '#api/shared-sheet.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { confirmShared, readShared } from '#netlify/projects/shared-sheets.ts';

export default defineEndpoint(sharedSheet, {
  GET: async ({ params }) => jsonAnswer(await readShared(params['key'] ?? '')),
  POST: async ({ params, body, now }) => jsonAnswer(await confirmShared(params['key'] ?? '', body, now)),
});

export const config: Config = {
  path: '/api/shared-sheets/:key',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
