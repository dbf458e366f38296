import { atom } from 'nanostores';

type Theme = 'light' | 'dark';

/** Where a chosen theme is kept; absent follows the system. Read before first paint by layouts/first-paint.ts. */
export const themeKey = 'theme';

/** The theme on the page. */
export const $theme = atom<Theme>('light');

/** Takes over what the first paint chose. */
export function readTheme(): void {
  $theme.set(document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');
}

/** Changes to the other theme and remembers it. */
export function switchTheme(): void {
  const next = $theme.get() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = next;
  $theme.set(next);
  try {
    localStorage.setItem(themeKey, next);
  } catch {
    // Private windows may refuse storage: the choice then lasts for this page.
  }
}
