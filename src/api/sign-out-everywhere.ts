import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const signOutEverywhere = { path: '/api/sign-out-everywhere', methods: ['POST'] } as const satisfies Endpoint;

/** How many devices were signed in, this one included. */
export interface SignedOut {
  devices: number;
}

/** Ends every session of the signed-in person, this one too. @throws CallError `unauthorized` */
export function requestSignOutEverywhere(): Promise<SignedOut> {
  return request('POST', signOutEverywhere.path);
}
