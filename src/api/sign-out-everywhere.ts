import { request } from './request.ts';

/** How many devices were signed in, this one included. */
export interface SignedOut {
  devices: number;
}

/** Ends every session of the signed-in person, this one too. @throws CallError `unauthorized` */
export function requestSignOutEverywhere(): Promise<SignedOut> {
  return request('POST', '/api/sign-out-everywhere');
}
