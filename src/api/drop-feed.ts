import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

/** GET answers a feed reader that has the address: RSS. POST makes that address, or takes it back. */
export const dropFeed = { path: '/api/drop-feed', methods: ['GET', 'POST'] } as const satisfies Endpoint;

/** Where the person's own drops can be followed. */
export interface DropFeedAnswer {
  /** Whole address, for whoever has it; null when there is none. */
  address: string | null;
}

/** Makes the address, or gives the one there is. @throws CallError `upgrade_required` without Core */
export function makeDropFeed(): Promise<DropFeedAnswer> {
  return request('POST', dropFeed.path, { do: 'make' });
}

/** Takes it back: from then on nobody reads anything under it. */
export function revokeDropFeed(): Promise<DropFeedAnswer> {
  return request('POST', dropFeed.path, { do: 'revoke' });
}
