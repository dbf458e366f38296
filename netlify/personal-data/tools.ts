import { forgetUploader, uploadsBy } from '#netlify/catalog/apply-tools.ts';
import type { PersonalStore } from './personal-store.ts';

/** Who uploaded tools: the tools stay, the admin's number goes. */
export const personalTools: PersonalStore = {
  store: 'tools',
  holds: 'Uploads of tools that you made, or took back, as an admin: when, and how many tools',
  async exportOf({ userId }) {
    const uploads = await uploadsBy(userId);
    return uploads.length === 0
      ? null
      : uploads.map(({ at, kind, created, updated, undone }) => ({
          at,
          kind,
          created,
          updated,
          undoneAt: undone?.at ?? null,
        }));
  },
  erase: ({ userId }) => forgetUploader(userId),
};
