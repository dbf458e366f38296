import type { Config } from '@netlify/functions';
import { type SharedSheetAnswer, sharedSheet } from '#api/shared-sheet.ts';
import { sheetSeenSchema } from '#api/shared-sheet.schema.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAnyone } from '#netlify/http/route.ts';
import { confirmShared, readShared } from '#netlify/projects/shared-sheets.ts';

export default defineEndpoint(sharedSheet, {
  GET: forAnyone({
    handle: async ({ params }) => jsonAnswer<SharedSheetAnswer>(await readShared(params['key'] ?? '')),
  }),
  POST: forAnyone({
    body: sheetSeenSchema,
    handle: async ({ params, body, now }) =>
      jsonAnswer<SharedSheetAnswer>(await confirmShared(params['key'] ?? '', body, now)),
  }),
});

export const config: Config = {
  path: '/api/shared-sheets/:key',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
