import { atom } from 'nanostores';
import { fetchToolUpdates } from '#api/tool-updates.ts';
import type { DropView } from '#domain/drop/lock-drops.ts';
import { loadSession } from './session.ts';

/** Every Fresh Drop for a Core reader; null for everyone else, who reads what the page came with. */
export const $fullDrops = atom<readonly DropView[] | null>(null);
/** True when the list of a Core reader could not be loaded. */
export const $fullDropsFailed = atom(false);

/** Loads the whole list for a Core reader; nothing happens for others. */
export async function loadFullDrops(): Promise<void> {
  const session = await loadSession();
  if (session.status !== 'signed-in' || !session.user.isPremium) return;
  $fullDropsFailed.set(false);
  try {
    $fullDrops.set(await fetchToolUpdates());
  } catch {
    $fullDropsFailed.set(true);
  }
}
