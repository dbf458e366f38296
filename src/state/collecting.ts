import { atom } from 'nanostores';
import { wakeOverlays } from './overlay-signal.ts';

/** The tool that is to go into a collection; null while nobody asks. */
export const $collecting = atom<{ id: number; name: string } | null>(null);

/** Opens the dialog that puts a tool into collections. */
export function openCollecting({ id, name }: { id: number; name: string }): void {
  $collecting.set({ id, name });
  wakeOverlays();
}

/** Closes it. */
export function closeCollecting(): void {
  $collecting.set(null);
}
