import type { Config } from '@netlify/functions';
import { type DeskDocument, adminDocumentEndpoint } from '#api/admin-document.ts';
import { documentSchema } from '#api/admin-document.schema.ts';
import { answerDocument, documentKey, kindOf, readDeskDocument } from '#netlify/documents/desk-documents.ts';
import { saveDocument, undoDocumentEdit } from '#netlify/documents/edit-document.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAdmin } from '#netlify/http/route.ts';

export default defineEndpoint(adminDocumentEndpoint, {
  GET: forAdmin({
    handle: async ({ params, now }) =>
      jsonAnswer<DeskDocument>(await readDeskDocument(kindOf(params['kind']), documentKey(params['key']), now)),
  }),
  POST: forAdmin({
    body: documentSchema,
    mostBytes: 65_536,
    handle: async ({ params, body, session, now }) => {
      const [kind, key, userId] = [kindOf(params['kind']), documentKey(params['key']), session.stored.user.id];
      const editor = { by: userId, now };
      if ('undoes' in body) {
        const { undoes: editId, ...undoing } = body;
        const undone = await undoDocumentEdit({ kind, key, editId, ...undoing }, editor);
        return answerDocument(undone, { kind, key, userId, action: 'document_change_undone', now });
      }
      const { dryRun, ...save } = body;
      const saved = await saveDocument({ ...save, kind, key }, editor, dryRun);
      return answerDocument(saved, { kind, key, userId, action: 'document_changed', now });
    },
  }),
});

export const config: Config = {
  path: '/api/admin/documents/:kind/:key',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
