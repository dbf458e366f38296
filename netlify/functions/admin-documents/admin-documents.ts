import type { Config } from '@netlify/functions';
import { adminDocumentsEndpoint } from '#api/admin-documents.contract.ts';
import { answerDocument, kindOf, listDocuments } from '#netlify/documents/desk-documents.ts';
import { documentRules } from '#netlify/documents/document-rules.ts';
import { saveDocument } from '#netlify/documents/edit-document.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

export default defineEndpoint(adminDocumentsEndpoint, {
  GET: async ({ params, now }) => jsonAnswer(await listDocuments(kindOf(params['kind']), now)),
  POST: async ({ params, body: { dryRun, ...body }, session, now }) => {
    const [kind, userId] = [kindOf(params['kind']), session.stored.user.id];
    const save = { ...body, kind, key: null, version: '' };
    const saved = await saveDocument(save, documentRules[kind], { by: userId, now }, dryRun);
    return answerDocument(saved, { kind, key: null, userId, action: 'document_added', now });
  },
});

export const config: Config = {
  path: '/api/admin/documents/:kind',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
