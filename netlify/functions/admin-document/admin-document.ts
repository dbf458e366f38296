import type { Config } from '@netlify/functions';
import { adminDocumentEndpoint } from '#api/admin-document.contract.ts';
import { answerDocument, documentKey, kindOf, readDeskDocument } from '#netlify/documents/desk-documents.ts';
import { documentRules } from '#netlify/documents/document-rules.ts';
import { saveDocument, undoDocumentEdit } from '#netlify/documents/edit-document.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

export default defineEndpoint(adminDocumentEndpoint, {
  GET: async ({ params, now }) =>
    jsonAnswer(await readDeskDocument(kindOf(params['kind']), documentKey(params['key']), now)),
  POST: async ({ params, body, session, now }) => {
    const [kind, key, userId] = [kindOf(params['kind']), documentKey(params['key']), session.stored.user.id];
    const editor = { by: userId, now };
    if ('undoes' in body) {
      const { undoes: editId, ...undoing } = body;
      const undone = await undoDocumentEdit({ kind, key, editId, ...undoing }, documentRules[kind], editor);
      return answerDocument(undone, { kind, key, userId, action: 'document_change_undone', now });
    }
    const { dryRun, ...save } = body;
    const saved = await saveDocument({ ...save, kind, key }, documentRules[kind], editor, dryRun);
    return answerDocument(saved, { kind, key, userId, action: 'document_changed', now });
  },
});

export const config: Config = {
  path: '/api/admin/documents/:kind/:key',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
