import type { Kit } from '#domain/kit/kit.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const kitShares = { path: '/api/kit-shares', methods: ['POST'] } as const satisfies Endpoint;

/**
 * Gives a collection a link that everybody can read; sharing it again keeps the link and changes the name.
 * @param byName whom the page names as its author; empty names nobody
 * @throws Error `403: …requiresUpgrade…` without Core
 */
export function shareKit(kit: string, byName: string): Promise<Kit> {
  return request('POST', kitShares.path, { kit, byName });
}
