import type { signOutEverywhere } from './sign-out-everywhere.contract.ts';
import { requester } from './request.ts';

const ask = requester<typeof signOutEverywhere>('/api/sign-out-everywhere');

/** Ends every session of the signed-in person, this one too; says on how many devices. @throws CallError `unauthorized` */
export function requestSignOutEverywhere(): Promise<{ devices: number }> {
  return ask('POST');
}
