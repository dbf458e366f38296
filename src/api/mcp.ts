import type { Endpoint } from './endpoint.ts';

/**
 * The guide for programs, by the Model Context Protocol over streamable HTTP, without sessions: each call stands alone and
 * is answered in JSON. Called by other programs, so it asks for no origin and knows nobody.
 */
export const mcp = { path: '/api/mcp', methods: ['POST'] } as const satisfies Endpoint;
