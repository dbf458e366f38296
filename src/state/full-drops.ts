import { atom } from 'nanostores';
import { requester } from '#api/request.ts';
import type { toolUpdates } from '#api/tool-updates.contract.ts';
import type { DropView } from '#domain/drop/lock-drops.ts';
import { askAccess, isOpenToAll } from './plan.ts';

const askDrops = requester<typeof toolUpdates>('/api/tool-updates');

/** Every Fresh Drop for a reader whose plan has them all; null for the others, who read what the page came with. */
export const $fullDrops = atom<readonly DropView[] | null>(null);
/** True when the whole list could not be loaded. */
export const $fullDropsFailed = atom(false);

/** Loads the whole list for who may read it. Nothing happens for the others, and nothing where the page came with all. */
export async function loadFullDrops(): Promise<void> {
  if (isOpenToAll('fullFreshDrops')) return;
  const access = await askAccess('fullFreshDrops');
  $fullDropsFailed.set(access === 'unreadable');
  if (access !== 'open') return;
  try {
    $fullDrops.set(await askDrops('GET'));
  } catch {
    $fullDropsFailed.set(true);
  }
}
