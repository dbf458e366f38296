import { lookSchema } from '#domain/since/look.schema.ts';
import { documentStore } from './document-store.ts';

/** How far each person has looked at what changed: one document per person, under the person's id. */
export const looks = documentStore('looks', lookSchema);
