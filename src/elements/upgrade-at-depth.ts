import { may } from '#state/plan.ts';
import { openUpgradeDialog } from '#state/upgrade-dialog.ts';

/** Opens the upgrade dialog for Fresh Drops once, when a reader who may not read all of them has scrolled past `depth` (0 to 1) of the page. */
export function openUpgradeAtDepth(depth: number): void {
  const onScroll = async () => {
    const height = document.documentElement.scrollHeight - window.innerHeight;
    if (height <= 0 || window.scrollY / height < depth) return;
    window.removeEventListener('scroll', onScroll);
    if (!(await may('fullFreshDrops'))) openUpgradeDialog('Fresh Drops');
  };
  window.addEventListener('scroll', onScroll, { passive: true });
}
