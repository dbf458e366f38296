import type { Answer } from './contract.ts';
import type { account } from './account.contract.ts';
import { requester } from './request.ts';

const ask = requester<typeof account>('/api/account');

/** Deletes the signed-in person's account for good. @throws CallError `unauthorized`, or `store_unavailable` when nothing was deleted */
export function requestAccountDeletion(): Promise<Answer<typeof account, 'DELETE'>> {
  return ask('DELETE');
}
