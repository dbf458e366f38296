import type { Brief } from '#domain/brief/brief.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const sharedKit = { path: '/api/shared-kits/:key', methods: ['GET'] } as const satisfies Endpoint;

/** What is under a link, as it is now. @throws Error `404: …` when nothing is shared under it any more */
export function fetchSharedKit(key: string): Promise<Brief> {
  return request('GET', sharedKit.path.replace(':key', encodeURIComponent(key)));
}
