import type { Config } from '@netlify/functions';
import { uploads, type UploadEntry } from '#api/uploads.contract.ts';
import { recentlyEdited } from '#netlify/catalog/tool-history.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { readToolHead } from '#netlify/stores/tool-store.ts';
import { readUser } from '#netlify/stores/user-store.ts';
import { nullIfUnreadable } from '#netlify/stores/document-store.ts';

export default defineEndpoint(uploads, {
  GET: async () => {
    const { uploads: records } = await readToolHead();
    const addresses = await addressesOf(records.flatMap(({ by, undone }) => [by, undone?.by ?? null]));
    const known = await recentlyEdited().catch(nullIfUnreadable);
    const edits = known ?? new Map<string, number>();
    // As long as nobody can say which are changes of one tool, none can be taken back as an upload.
    const last = known === null ? undefined : records.find(({ id: one, undone }) => undone === null && !edits.has(one));
    const answer = records.map(
      ({ id, at, by, kind, created, updated, undone }): UploadEntry => ({
        id,
        at,
        by: addresses.get(by) ?? null,
        kind: edits.has(id) ? 'edit' : kind,
        created,
        updated,
        undone: undone && { at: undone.at, by: addresses.get(undone.by) ?? null },
        canUndo: id === last?.id,
      }),
    );
    return jsonAnswer(answer, 200, { 'Cache-Control': 'no-store' });
  },
});

/** Addresses by user id; who is gone has none. */
async function addressesOf(ids: readonly (string | null)[]): Promise<Map<string | null, string>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  const people = await Promise.all(known.map(async (id) => [id, await readUser(id).catch(nullIfUnreadable)] as const));
  return new Map(people.flatMap(([id, stored]) => (stored && !stored.user.deletedAt ? [[id, stored.user.email]] : [])));
}

export const config: Config = {
  path: '/api/uploads',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
