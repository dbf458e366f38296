import { atom } from 'nanostores';
import { tabStorage } from './tab-storage.ts';

/** What running text is set in: the machine's own sans, or the geometric face of the headlines. */
type TextFont = 'house' | 'geometric';

/** Where the choice is kept until the tab closes; absent is the house's own. Read before first paint by layouts/first-paint.ts. */
export const fontKey = 'font';

const textFace = '--font-text';

/** The font on the page. */
export const $font = atom<TextFont>('house');

/** Takes over what the first paint found. */
export function readFont(): void {
  $font.set(document.documentElement.style.getPropertyValue(textFace) === '' ? 'house' : 'geometric');
}

/** Sets all text of this page, and of every page after it in this visit, in the geometric face. */
export function applyGeometricFont(): void {
  document.documentElement.style.setProperty(textFace, 'var(--font-display)');
  $font.set('geometric');
  tabStorage.keep(fontKey, 'geometric');
}

/** Goes back to the house's own mixture. */
export function resetFont(): void {
  document.documentElement.style.removeProperty(textFace);
  $font.set('house');
  tabStorage.keep(fontKey, null);
}
