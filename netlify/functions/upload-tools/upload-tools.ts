import type { Config } from '@netlify/functions';
import { uploadTools } from '#api/upload-tools.contract.ts';
import { readRecords } from '#domain/tool/csv/read-records.ts';
import { answerUpload } from '#netlify/catalog/answer-upload.ts';
import { vocabulary } from '#netlify/catalog/vocabulary.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';

export default defineEndpoint(uploadTools, {
  POST: ({ body: { tools, dryRun }, session, now }) =>
    answerUpload(readRecords(tools, vocabulary), { by: session.stored.user.id, kind: 'records', now }, dryRun),
});

export const config: Config = {
  path: '/api/admin/upload-tools',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip'] },
};
