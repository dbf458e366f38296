import type { Answer } from './contract.ts';
import type { dropFeed } from './drop-feed.contract.ts';
import { requester } from './request.ts';

export type DropFeedAnswer = Answer<typeof dropFeed, 'POST'>;

const ask = requester<typeof dropFeed>('/api/drop-feed');

/** Makes the address under which a person's own drops can be followed, or gives the one there is. @throws CallError `upgrade_required` without Core */
export function makeDropFeed(): Promise<DropFeedAnswer> {
  return ask('POST', { body: { do: 'make' } });
}

/** Takes it back: from then on nobody reads anything under it. */
export function revokeDropFeed(): Promise<DropFeedAnswer> {
  return ask('POST', { body: { do: 'revoke' } });
}
