import { request } from './request.ts';

/** `deleted`: everything is erased. `underway`: the account is closed, and the rest is erased within the hour. */
export interface AccountDeletion {
  state: 'deleted' | 'underway';
}

/** Deletes the signed-in person's account for good. @throws CallError `unauthorized`, or `store_unavailable` when nothing was deleted */
export function requestAccountDeletion(): Promise<AccountDeletion> {
  return request('DELETE', '/api/account');
}
