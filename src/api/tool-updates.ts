import type { DropView } from '#domain/drop/lock-drops.ts';
import { requester } from './request.ts';
import type { toolUpdates } from './tool-updates.contract.ts';

const ask = requester<typeof toolUpdates>('/api/tool-updates');

/** Fresh Drops, newest first; from the 4th on locked (id, toolName, updateType, releaseDate only) unless on Core. */
export function fetchToolUpdates(): Promise<DropView[]> {
  return ask('GET');
}
