import { request } from './request.ts';

/** Where the person's own drops can be followed. */
export interface DropFeedAnswer {
  /** Whole address, for whoever has it; null when there is none. */
  address: string | null;
}

/** Makes the address, or gives the one there is. @throws CallError `upgrade_required` without Core */
export function makeDropFeed(): Promise<DropFeedAnswer> {
  return request('POST', '/api/drop-feed', { do: 'make' });
}

/** Takes it back: from then on nobody reads anything under it. */
export function revokeDropFeed(): Promise<DropFeedAnswer> {
  return request('POST', '/api/drop-feed', { do: 'revoke' });
}
