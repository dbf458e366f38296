import { $font, applyGeometricFont, readFont, resetFont } from '#state/font.ts';

/** What the switch says of each state. */
const words = {
  house: 'Now: headlines in Gabarito, running text in your machine’s own sans.',
  geometric: 'Now: Gabarito everywhere, until you reset it or close this tab.',
} as const;

/** Brings the two buttons of a font page to life. */
export function attachFontSwitch(): void {
  const apply = document.querySelector<HTMLButtonElement>('[data-font-button="apply"]');
  const reset = document.querySelector<HTMLButtonElement>('[data-font-button="reset"]');
  const state = document.querySelector('[data-font-state]');
  readFont();
  $font.subscribe((font) => {
    apply?.setAttribute('aria-pressed', String(font === 'geometric'));
    if (state) state.textContent = words[font];
  });
  apply?.addEventListener('click', applyGeometricFont);
  reset?.addEventListener('click', resetFont);
}
