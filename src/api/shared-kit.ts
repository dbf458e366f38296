import type { Brief } from '#domain/brief/brief.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const sharedCollection = { path: '/api/shared-kits/:key', methods: ['GET'] } as const satisfies Endpoint;

/** What is under a link, as it is now. @throws Error `404: …` when nothing is shared under it any more */
export function fetchSharedCollection(key: string): Promise<Brief> {
  return request('GET', sharedCollection.path.replace(':key', encodeURIComponent(key)));
}
