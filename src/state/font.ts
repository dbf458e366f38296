import { atom } from 'nanostores';
import { tabStorage } from './tab-storage.ts';

/** What running text is set in: the machine's own sans, or the geometric face of the headlines (styles/tokens.css). */
type TextFont = 'house' | 'geometric';

/** Where the choice is kept until the tab closes; absent is the house's own. Read before first paint by layouts/first-paint.ts. */
export const fontKey = 'font';

/** The font on the page. */
export const $font = atom<TextFont>('house');

/** Takes over what the first paint found. */
export function readFont(): void {
  $font.set(document.documentElement.dataset['font'] === 'geometric' ? 'geometric' : 'house');
}

/** Sets all text of this page, and of every page after it in this visit, in the geometric face. */
export function applyGeometricFont(): void {
  document.documentElement.dataset['font'] = 'geometric';
  $font.set('geometric');
  tabStorage.keep(fontKey, 'geometric');
}

/** Goes back to the house's own mixture. */
export function resetFont(): void {
  delete document.documentElement.dataset['font'];
  $font.set('house');
  tabStorage.keep(fontKey, null);
}
