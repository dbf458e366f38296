import { atom } from 'nanostores';
import { wakeOverlays } from './overlay-signal.ts';

/** What the reader reached for when the dialog opened. */
export type UpgradeReason =
  | 'Saved tools'
  | 'Fresh Drops'
  | 'Advanced search'
  | 'Tool comparison'
  | 'Collections'
  | 'Sharing'
  | 'Exports';

/** The reason the dialog is open for; null when closed. */
export const $upgradeReason = atom<UpgradeReason | null>(null);

export function openUpgradeDialog(reason: UpgradeReason): void {
  $upgradeReason.set(reason);
  wakeOverlays();
}

export function closeUpgradeDialog(): void {
  $upgradeReason.set(null);
}
