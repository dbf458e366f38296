import type { Config } from '@netlify/functions';
import { type DeskDocuments, adminDocumentsEndpoint } from '#api/admin-documents.ts';
import { newDocumentSchema } from '#api/admin-document.schema.ts';
import { answerDocument, kindOf, listDocuments } from '#netlify/documents/desk-documents.ts';
import { saveDocument } from '#netlify/documents/edit-document.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAdmin } from '#netlify/http/route.ts';

export default defineEndpoint(adminDocumentsEndpoint, {
  GET: forAdmin({
    handle: async ({ params, now }) => jsonAnswer<DeskDocuments>(await listDocuments(kindOf(params['kind']), now)),
  }),
  POST: forAdmin({
    body: newDocumentSchema,
    mostBytes: 65_536,
    handle: async ({ params, body: { dryRun, ...body }, session, now }) => {
      const [kind, userId] = [kindOf(params['kind']), session.stored.user.id];
      const saved = await saveDocument({ ...body, kind, key: null, version: '' }, { by: userId, now }, dryRun);
      return answerDocument(saved, { kind, key: null, userId, action: 'document_added', now });
    },
  }),
});

export const config: Config = {
  path: '/api/admin/documents/:kind',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
