import type { Brief } from '#domain/collection/brief/brief.ts';
import { requester } from './request.ts';
import type { sharedCollection } from './shared-kit.contract.ts';

const ask = requester<typeof sharedCollection>('/api/shared-kits/:key');

/** What is under a link, as it is now. @throws CallError `not_found` when nothing is shared under it any more */
export function fetchSharedCollection(key: string): Promise<Brief> {
  return ask('GET', { params: { key } });
}
