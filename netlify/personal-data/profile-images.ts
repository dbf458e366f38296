import { profileImages } from '#netlify/stores/profile-image-store.ts';
import type { PersonalStore } from './personal-store.ts';

/** A person's picture: the file itself, in base64. */
export const personalProfileImages: PersonalStore = {
  store: profileImages.name,
  holds: 'Your picture, as the account that you sign in with showed it: a file, written in base64',
  exportOf: ({ userId }) => profileImages.tryRead(userId),
  erase: ({ userId }) => profileImages.remove(userId),
};
