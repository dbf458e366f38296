import { profileImageSchema } from '#domain/person/profile-image.schema.ts';
import { documentStore } from './document-store.ts';

/** Pictures of people, each under the person's id. */
export const profileImages = documentStore('profile-images', profileImageSchema);
