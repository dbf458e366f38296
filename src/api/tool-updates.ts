import type { DropView } from '#domain/drop/lock-drops.ts';
import { request } from './request.ts';

/** Fresh Drops, newest first; from the 4th on locked (id, toolName, updateType, releaseDate only) unless on Core. */
export function fetchToolUpdates(): Promise<DropView[]> {
  return request('GET', '/api/tool-updates');
}
