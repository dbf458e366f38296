import { dayOf } from '#domain/value/day.ts';
import type { Config } from '@netlify/functions';
import * as z from 'zod';
import { deskRecordsEndpoint } from '#api/desk-records.contract.ts';
import type { DeskRecordsAnswer } from '#api/desk-records.contract.ts';
import { toolsTag } from '#netlify/catalog/announce-tools.ts';
import { readBuiltView, readShownView } from '#netlify/documents/built-view.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { cachedAnswer, cachedBody } from '#netlify/http/cached-answer.ts';
import { openToken } from '#netlify/session/sealed-token.ts';

export default defineEndpoint(deskRecordsEndpoint, {
  GET: async ({ request, url, now }) => {
    const today = dayOf(now);
    const key = url.searchParams.get('key');
    if (key === null) {
      const answer: DeskRecordsAnswer = { documents: await readBuiltView(today) };
      return cachedAnswer(request, cachedBody(answer), { tag: toolsTag, isCurrent: false }); // a build wants the truth of its moment
    }
    if ((await openToken('desk-records', key, z.object({}))) === null)
      throw new ApiError('invalid_link', {
        message: 'This key works no more: copy the command from the desk again.',
      });
    return jsonAnswer({ documents: await readShownView(today) });
  },
});

export const config: Config = {
  path: '/api/desk-records',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
