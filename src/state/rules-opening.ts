import { atom } from 'nanostores';
import { wakeOverlays } from './overlay-signal.ts';

/** Where the rules in force are kept (rules-in-force.ts); read before first paint by layouts/first-paint.ts. */
export const rulesKey = 'rulesInForce';

/** Whether the dialog with the rules lies over the page. */
export const $areRulesOpen = atom(false);

/** Opens the dialog that puts rules in force. */
export function openRules(): void {
  $areRulesOpen.set(true);
  wakeOverlays();
}

/** Closes it. */
export function closeRules(): void {
  $areRulesOpen.set(false);
}
