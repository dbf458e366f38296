import { tellUnreadSession } from '#state/call.ts';
import { askAccess } from '#state/plan.ts';
import { openUpgradeDialog } from '#state/upgrade-dialog.ts';

/** Buttons with `data-all-drops` lead to the full list; without the right to it the upgrade dialog opens instead. */
export function attachUpgradeButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-all-drops]')) {
    button.addEventListener('click', async () => {
      const access = await askAccess('fullFreshDrops');
      if (access === 'open') window.location.assign('/all-updates');
      else if (access === 'unreadable') tellUnreadSession();
      else openUpgradeDialog('Fresh Drops', { do: 'all drops' });
    });
  }
}
