import { loadSession } from '#state/session.ts';
import { openUpgradeDialog } from '#state/upgrade-dialog.ts';

/** Opens the upgrade dialog for Fresh Drops once, when a reader without Core has scrolled past `depth` (0 to 1) of the page. */
export function openUpgradeAtDepth(depth: number): void {
  const onScroll = async () => {
    const height = document.documentElement.scrollHeight - window.innerHeight;
    if (height <= 0 || window.scrollY / height < depth) return;
    window.removeEventListener('scroll', onScroll);
    const session = await loadSession();
    if (session.status !== 'signed-in' || !session.user.isPremium) openUpgradeDialog('Fresh Drops');
  };
  window.addEventListener('scroll', onScroll, { passive: true });
}
