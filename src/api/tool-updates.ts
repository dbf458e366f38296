import type { DropView } from '#domain/drop/lock-drops.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const toolUpdates = { path: '/api/tool-updates', methods: ['GET'] } as const satisfies Endpoint;

/** Fresh Drops, newest first; from the 4th on locked (id, toolName, updateType, releaseDate only) unless on Core. */
export function fetchToolUpdates(): Promise<DropView[]> {
  return request('GET', toolUpdates.path);
}
