import { askAccess } from '#state/plan.ts';
import { openUpgradeDialog } from '#state/upgrade-dialog.ts';

/**
 * Opens the upgrade dialog for Fresh Drops once, when a reader who is known not to read all of them has scrolled past `depth`
 * (0 to 1) of the page and has the locked ones at the top of the window, or the end of the page: it stands over none that can be read.
 */
export function openUpgradeBelowFree(depth: number): void {
  const locked = document.querySelector('[data-locked]');
  const onScroll = async () => {
    const height = document.documentElement.scrollHeight - window.innerHeight;
    if (height <= 0 || window.scrollY / height < depth) return;
    const isAtEnd = window.scrollY >= height - 1;
    if (!locked || (locked.getBoundingClientRect().top > window.innerHeight / 4 && !isAtEnd)) return;
    window.removeEventListener('scroll', onScroll);
    const access = await askAccess('fullFreshDrops');
    if (access === 'locked' || access === 'signed-out') openUpgradeDialog('Fresh Drops', { do: 'all drops' });
  };
  window.addEventListener('scroll', onScroll, { passive: true });
}
