import { openUpgradeDialog, type UpgradeReason } from '#state/upgrade-dialog.ts';
import { loadSession } from '#state/session.ts';

/** Buttons with `data-upgrade` open the upgrade dialog; a Core reader, who has it all, goes to the full list instead. */
export function attachUpgradeButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-upgrade]')) {
    button.addEventListener('click', async () => {
      const session = await loadSession();
      if (session.status === 'signed-in' && session.user.isPremium) window.location.assign('/all-updates');
      else openUpgradeDialog(button.dataset['upgrade'] as UpgradeReason);
    });
  }
}
