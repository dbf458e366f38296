import { may } from '#state/plan.ts';
import { openUpgradeDialog } from '#state/upgrade-dialog.ts';

/** Buttons with `data-all-drops` lead to the full list; without the right to it the upgrade dialog opens instead. */
export function attachUpgradeButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-all-drops]')) {
    button.addEventListener('click', async () => {
      if (await may('fullFreshDrops')) window.location.assign('/all-updates');
      else openUpgradeDialog('Fresh Drops');
    });
  }
}
