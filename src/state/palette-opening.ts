import { atom } from 'nanostores';
import { persistentAtom } from './browser-storage.ts';
import { wakeOverlays } from './overlay-signal.ts';

/** Whether the search palette lies over the page. */
export const $isPaletteOpen = atom(false);
/** Whether somebody has reached for it: its code then is made ready. */
export const $isPaletteNear = atom(false);
/** What was typed into it; kept apart from the palette, since keys pressed while its code still loads count too. */
export const $paletteSearch = atom('');
/** Whether the key `/` opens it: a single key gets in the way of some voice and switch controls, so it can be switched off. */
export const $slashOpens = persistentAtom('slashOpensSearch', true, {
  encode: (isOn) => (isOn ? undefined : 'off'),
  decode: (kept) => kept !== 'off',
});

export function reachForPalette(): void {
  $isPaletteNear.set(true);
  wakeOverlays('');
}

export function openPalette(): void {
  $paletteSearch.set('');
  $isPaletteOpen.set(true);
  $isPaletteNear.set(true);
  wakeOverlays();
}

export function closePalette(): void {
  $isPaletteOpen.set(false);
}

/** Switches the key on or off, and remembers it in this browser. */
export function switchSlashKey(isOn: boolean): void {
  $slashOpens.set(isOn);
}
