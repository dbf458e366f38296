import type { Endpoint } from './endpoint.ts';

/** The way out of every mail to many (RFC 8058): GET shows a button, POST from our page or from a mail provider ends it. */
export const unsubscribe = { path: '/api/unsubscribe', methods: ['GET', 'POST'] } as const satisfies Endpoint;
