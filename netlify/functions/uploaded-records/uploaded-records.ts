import type { Config } from '@netlify/functions';
import { uploadedRecords } from '#api/uploaded-records.contract.ts';
import type { BuiltUploads } from '#domain/tool/built-uploads.schema.ts';
import { toolsTag } from '#netlify/catalog/announce-tools.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { cachedAnswer, cachedBody } from '#netlify/http/cached-answer.ts';
import { readTools } from '#netlify/stores/tool-store.ts';

export default defineEndpoint(uploadedRecords, {
  GET: async ({ request }) => {
    const { head, uploads } = await readTools();
    const answer: BuiltUploads = { revision: head.revision, uploads: [...uploads] };
    return cachedAnswer(request, cachedBody(answer), { tag: toolsTag, isCurrent: false }); // a build wants the truth of its moment
  },
});

export const config: Config = {
  path: '/api/uploaded-records',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
