import type { Collection } from '#domain/collection/collection.ts';
import { request } from './request.ts';

/**
 * Gives a collection a link that everybody can read; sharing it again keeps the link and changes the name.
 * @param byName whom the page names as its author; empty names nobody
 * @throws Error `403: …requiresUpgrade…` without Core
 */
export function shareCollection(collection: string, byName: string): Promise<Collection> {
  return request('POST', '/api/kit-shares', { kit: collection, byName });
}
