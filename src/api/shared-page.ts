import type { Endpoint } from './endpoint.ts';

/** The page of a shared collection: a browser navigates here; the answer is HTML. */
export const sharedPage = { path: '/shared/:key', methods: ['GET'] } as const satisfies Endpoint;
