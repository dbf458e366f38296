import type { Collection } from '#domain/collection/collection.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const collectionShares = { path: '/api/kit-shares', methods: ['POST'] } as const satisfies Endpoint;

/**
 * Gives a collection a link that everybody can read; sharing it again keeps the link and changes the name.
 * @param byName whom the page names as its author; empty names nobody
 * @throws Error `403: …requiresUpgrade…` without Core
 */
export function shareCollection(collection: string, byName: string): Promise<Collection> {
  return request('POST', collectionShares.path, { kit: collection, byName });
}
