import type { Brief } from '#domain/brief/brief.ts';
import { request } from './request.ts';

/** What is under a link, as it is now. @throws Error `404: …` when nothing is shared under it any more */
export function fetchSharedCollection(key: string): Promise<Brief> {
  return request('GET', '/api/shared-kits/:key'.replace(':key', encodeURIComponent(key)));
}
