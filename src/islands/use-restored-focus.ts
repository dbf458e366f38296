import { useEffect } from 'react';

/**
 * Keeps the focus in a room where things go away under it: a button that was disabled while it worked gets it back, and in
 * the place of something that is gone, the nearest heading above it. Who clicks elsewhere has left by themselves.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return;
    let last: HTMLElement | null = null;
    /** What is around it, from the inside out. */
    let around: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement && main.contains(target) ? target : null;
      around = [];
      for (let above = last?.parentElement; above && main.contains(above); above = above.parentElement)
        around.push(above);
    };
    const forget = () => (last = null);
    const restore = () => {
      if (last === null || document.activeElement !== document.body) return;
      if (last.isConnected) return void last.focus(); // nothing happens while it is still disabled
      for (const above of around) {
        const heading = above.isConnected ? above.querySelector<HTMLElement>('h1, h2, h3') : null;
        if (heading === null || heading.getClientRects().length === 0) continue;
        heading.tabIndex = -1;
        return void heading.focus();
      }
    };
    const changes = new MutationObserver(restore);
    changes.observe(main, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, []);
}
