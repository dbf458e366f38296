import { forgetUploader, uploadsBy } from '#netlify/catalog/apply-tools.ts';
import { skipUnreadable, nullIfUnreadable } from '#netlify/stores/document-store.ts';
import { HEAD, toolHeads } from '#netlify/stores/tool-store.ts';
import type { PersonalStore } from './personal-store.ts';

/** Who uploaded tools: the tools stay, the admin's number goes. */
export const personalTools: PersonalStore = {
  store: 'tools',
  holds: 'Uploads of tools that you made, or took back, as an admin: when, and how many tools',
  async exportOf({ userId }) {
    const uploads = await uploadsBy(userId).catch(nullIfUnreadable);
    return uploads === null || uploads.length === 0
      ? null
      : uploads.map(({ at, kind, created, updated, undone }) => ({
          at,
          kind,
          created,
          updated,
          undoneAt: undone?.at ?? null,
        }));
  },
  async erase({ userId }) {
    const done = await forgetUploader(userId).catch(skipUnreadable);
    if (done === 'unreadable' && (await toolHeads.mentions(HEAD, userId)))
      throw new Error('The list of uploads names this person and cannot be read.');
  },
};
