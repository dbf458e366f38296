import { skipUnreadable } from '#netlify/stores/document-store.ts';
import { profileImages } from '#netlify/stores/profile-image-store.ts';
import type { PersonalStore } from './personal-store.ts';

/** A person's picture: the file itself, in base64. */
export const personalProfileImages: PersonalStore = {
  store: 'profile-images',
  holds: 'Your picture, as the account that you sign in with showed it: a file, written in base64',
  async exportOf({ userId }) {
    const stored = await profileImages.readStored(userId).catch(skipUnreadable);
    return stored && stored !== 'unreadable' ? stored.document : null;
  },
  erase: ({ userId }) => profileImages.remove(userId),
};
