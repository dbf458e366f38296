import type { Config } from '@netlify/functions';
import { bulkUpload } from '#api/bulk-upload.contract.ts';
import { readCsv } from '#domain/tool/csv/read-upload.ts';
import { answerUpload } from '#netlify/catalog/answer-upload.ts';
import { vocabulary } from '#netlify/catalog/vocabulary.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';

export default defineEndpoint(bulkUpload, {
  POST: ({ body: { csvData, dryRun }, session, now }) =>
    answerUpload(readCsv(csvData, vocabulary), { by: session.stored.user.id, kind: 'csv', now }, dryRun),
});

export const config: Config = {
  path: '/api/tools/bulk-upload',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip'] },
};
