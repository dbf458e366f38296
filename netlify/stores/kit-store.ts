import { createHash } from 'node:crypto';
import * as z from 'zod';
import { personKitsSchema } from '#domain/kit/kit.schema.ts';
import { documentStore } from './document-store.ts';
import type { OwnedStore } from './person-index.ts';

/** Readers' own collections: one document per person, under the person's id. */
export const kits = documentStore('kits', personKitsSchema);

const kitLinkSchema = z.object({ userId: z.string(), kit: z.string() });
export type KitLink = z.output<typeof kitLinkSchema>;

/**
 * Where the collection under a shared link is, by the hash of what nobody can guess. It only leads there: whether the
 * collection is still shared under this link, the collection itself says.
 */
export const kitLinks = documentStore('kit-links', kitLinkSchema);
export const ownedKitLinks: OwnedStore<KitLink> = { store: kitLinks, ownersOf: ({ userId }) => [{ userId }] };

/** The key of a link's record. */
export function linkKey(shareKey: string): string {
  return createHash('sha256').update(shareKey).digest('hex');
}
