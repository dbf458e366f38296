import { atom } from 'nanostores';
import { wakeOverlays } from './overlay-signal.ts';

/** Whether the search palette lies over the page. */
export const $isPaletteOpen = atom(false);
/** What was typed into it; kept apart from the palette, since keys pressed while its code still loads count too. */
export const $paletteSearch = atom('');
/** Whether the key `/` opens it: a single key gets in the way of some voice and switch controls, so it can be switched off. */
export const $slashOpens = atom(true);

const slashKey = 'slashOpensSearch';

export function openPalette(): void {
  $paletteSearch.set('');
  $isPaletteOpen.set(true);
  wakeOverlays();
}

export function closePalette(): void {
  $isPaletteOpen.set(false);
}

/** Reads what this browser remembers of the key; an unreadable storage counts as on. */
export function readSlashKey(): void {
  try {
    $slashOpens.set(localStorage.getItem(slashKey) !== 'off');
  } catch {
    $slashOpens.set(true);
  }
}

/** Switches the key on or off, and remembers it in this browser where it may. */
export function switchSlashKey(isOn: boolean): void {
  $slashOpens.set(isOn);
  try {
    if (isOn) localStorage.removeItem(slashKey);
    else localStorage.setItem(slashKey, 'off');
  } catch {
    // A browser without storage forgets it with the page.
  }
}
