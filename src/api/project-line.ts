import type { Endpoint } from './endpoint.ts';

/** Corrects one line: `correctLine` of its lines sends it. */
export const projectLine = { path: '/api/projects/:id/lines/:line', methods: ['PUT'] } as const satisfies Endpoint;
