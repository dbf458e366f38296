import type { Endpoint } from './endpoint.ts';

/** Browser navigation: the identity provider comes back here. */
export const callback = { path: '/api/callback', methods: ['GET'] } as const satisfies Endpoint;
