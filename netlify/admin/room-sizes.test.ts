import { expect, test } from 'vitest';
import { makeMessage } from '#domain/letters/make-message.ts';
import { FIRST_UPLOADED_ID } from '#domain/tool/merge-tools.ts';
import type { Upload } from '#domain/tool/uploaded-tool.schema.ts';
import adminAudit from '#netlify/functions/admin-audit/admin-audit.ts';
import adminDocument from '#netlify/functions/admin-document/admin-document.ts';
import adminDocuments from '#netlify/functions/admin-documents/admin-documents.ts';
import adminFacts from '#netlify/functions/admin-facts/admin-facts.ts';
import adminTerms from '#netlify/functions/admin-terms/admin-terms.ts';
import adminFigures from '#netlify/functions/admin-figures/admin-figures.ts';
import adminLetters from '#netlify/functions/admin-letters/admin-letters.ts';
import adminMessages from '#netlify/functions/admin-messages/admin-messages.ts';
import adminOverview from '#netlify/functions/admin-overview/admin-overview.ts';
import adminSubmissions from '#netlify/functions/admin-submissions/admin-submissions.ts';
import adminSubscribers from '#netlify/functions/admin-subscribers/admin-subscribers.ts';
import adminTool from '#netlify/functions/admin-tool/admin-tool.ts';
import adminTools from '#netlify/functions/admin-tools/admin-tools.ts';
import uploads from '#netlify/functions/uploads/uploads.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { keepMessage } from '#netlify/stores/message-store.ts';
import { changeTools } from '#netlify/stores/tool-store.ts';
import { type Person, ask } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';
import { fileTools } from '#testing/built-catalogue.ts';

/** What a room weighs at most, before it is compressed: its page, and each answer that it asks for. */
const MAX_BYTES = 150_000;
const TOOLS = 10_000;
const MESSAGES = 5_000;

let admin: Person;
useAdminSite(
  async (own) => {
    ({ admin } = own);
    const added = Array.from({ length: TOOLS - fileTools.length }, (_, place): Upload => {
      const model = fileTools[place % fileTools.length];
      if (!model) throw new Error('There is no tool.');
      const id = FIRST_UPLOADED_ID + place;
      return {
        kind: 'new',
        tool: { ...model, id, slug: `tool-${id}`, link: `https://tool-${id}.example/`, name: `${model.name} ${id}` },
      };
    });
    await changeTools(() => ({
      uploads: added,
      head: (revision) => ({ revision, nextId: FIRST_UPLOADED_ID + TOOLS, uploads: [] }),
    }));
    const ids = Array.from({ length: MESSAGES }, () => crypto.randomUUID());
    await atOnce(ids, 50, (id) =>
      keepMessage(makeMessage({ id, message: 'Does the yak ever cut its fringe? '.repeat(20) })),
    );
  },
  { captureLog: true, waitsForStore: true },
);

const get = (endpoint: typeof adminTools, path: string) => ask(endpoint, 'GET', path, { person: admin });

test('all of them are there', async () => {
  expect(await (await get(adminTools, '/api/admin/tools')).json()).toMatchObject({ total: TOOLS });
  expect(await (await get(adminMessages, '/api/admin/messages')).json()).toMatchObject({ counts: { open: MESSAGES } });
});

test.each([
  ['/api/admin/overview', adminOverview],
  ['/api/admin/tools', adminTools],
  ['/api/admin/tools?q=e&sort=debt', adminTools],
  ['/api/admin/tools/2', adminTool],
  ['/api/admin/documents/drop', adminDocuments],
  ['/api/admin/documents/lesson', adminDocuments],
  ['/api/admin/documents/article', adminDocuments],
  ['/api/admin/documents/task', adminDocuments],
  ['/api/admin/documents/task/act-for-a-character', adminDocument],
  ['/api/admin/facts', adminFacts],
  ['/api/admin/terms', adminTerms],
  ['/api/admin/messages', adminMessages],
  ['/api/admin/messages?state=all&q=fringe', adminMessages],
  ['/api/admin/submissions', adminSubmissions],
  ['/api/admin/subscribers', adminSubscribers],
  ['/api/admin/figures', adminFigures],
  ['/api/admin/letters', adminLetters],
  ['/api/admin/audit', adminAudit],
  ['/api/uploads', uploads],
] as const)(`%s stays small with ${TOOLS} tools and ${MESSAGES} messages`, async (path, endpoint) => {
  const answer = await get(endpoint, path);
  expect(answer.status).toBe(200);
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(MAX_BYTES);
});
