import { useStore } from '../use-store.ts';
import * as Dialog from '@radix-ui/react-dialog';
import plans from '#data/plans.json' with { type: 'json' };
import { $upgradeReason, closeUpgradeDialog, type UpgradeReason } from '#state/upgrade-dialog.ts';
import { OverlayDialog } from './overlay-dialog.tsx';
import frame from '#parts/dialog.module.css';
import styles from './upgrade-dialog.module.css';

/** What the dialog says for each thing a reader may have reached for. */
const words: Record<UpgradeReason, string> = {
  'Saved tools': `Yak Fringe holds ${plans.limits.fringeSaves} saved tools, and yours are all taken. Core saves as many as you like.`,
  'Fresh Drops':
    'Free users see weekly Fresh Drops highlights. Core gets complete access to updates and notifications.',
  'Advanced search':
    'Free users can search by name only. Upgrade to Core for advanced filtering by category, pricing, experience level, and more.',
  'Tool comparison':
    'Core lays tools side by side: prices, rights, pros and cons in one table. Free for everybody: pages about two similar tools, linked under a tool’s alternatives.',
  Collections: 'Yak Fringe holds one collection. Core holds as many as you have projects.',
  Sharing: 'Core shares a collection by a link of its own, which you can take back at any time.',
  Exports: 'Core takes whole lists with it: as a table, as text, or as a brief for a client, with sources and dates.',
  'Own rules': 'This browser holds one list of your own. Core holds one for each client, with a note, on every device.',
  Projects: `Yak Fringe holds one project file with ${plans.limits.fringeProjectLines} lines, and they stay yours. Core holds one for each job, with up to 500 lines.`,
};

/** The upgrade dialog. It opens over any page, says why, and leads to the plans. */
export function UpgradeDialog() {
  const reason = useStore($upgradeReason);
  return (
    <OverlayDialog isOpen={reason !== null} onClose={closeUpgradeDialog}>
      <img className={styles['yak']} src="/mascot/yak-core.svg" alt="" width="112" height="112" />
      <p className={frame['kicker']}>{reason}</p>
      <Dialog.Title className={frame['title']}>Lift the fringe with Yak Core</Dialog.Title>
      <Dialog.Description>{reason && words[reason]}</Dialog.Description>
      <ul className={styles['list']}>
        {plans.core.includes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <a className="button button-signal" href="/subscribe">
          Upgrade to Core: ${plans.core.price}/month
        </a>
        <Dialog.Close className="button button-plain">Not now</Dialog.Close>
      </div>
    </OverlayDialog>
  );
}
