import { atom } from 'nanostores';
import type { Intent } from '#domain/plan/read-intent.ts';
import { keepIntent } from './intent.ts';
import { wakeOverlays } from './overlay-signal.ts';

/** What the reader reached for when the dialog opened. */
export type UpgradeReason =
  | 'Saved tools'
  | 'Fresh Drops'
  | 'Advanced search'
  | 'Tool comparison'
  | 'Collections'
  | 'Sharing'
  | 'Exports'
  | 'Own rules'
  | 'Projects';

/** The reason the dialog is open for; null when closed. */
export const $upgradeReason = atom<UpgradeReason | null>(null);

/** Opens the dialog. @param intent what is done once the reader is on Core; null when that is nothing but the feature */
export function openUpgradeDialog(reason: UpgradeReason, intent: Intent | null): void {
  keepIntent('core', intent);
  $upgradeReason.set(reason);
  wakeOverlays();
}

/** Closes it: the reader turned away from what they had asked for. */
export function closeUpgradeDialog(): void {
  keepIntent('core', null);
  $upgradeReason.set(null);
}
