/**
 * What this tab keeps until it is closed. A browser may refuse to keep anything: nothing is then found, and what was to be
 * kept lasts as long as the page.
 */
export const tabStorage = {
  /** What is kept under a key; null when nothing is. */
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Keeps a text; null forgets it. */
  keep(key: string, text: string | null): void {
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      // said above
    }
  },
};
