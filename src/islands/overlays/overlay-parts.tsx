import { $collecting, closeCollecting } from '#state/collecting.ts';
import { usePart } from '../use-part.ts';
import { missing } from './missing-part.tsx';
import { Notice } from './notice.tsx';
import { SubscribeDialog } from './subscribe-dialog.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

/** Most readers who see a dialog never collect, so that code comes by itself. */
const loadCollecting = () =>
  import('./collect-dialog.tsx').then(
    ({ CollectDialog }) => CollectDialog,
    () => missing($collecting, closeCollecting, 'Collections could not be loaded.'),
  );

/** The dialogs and the notice; collecting comes by itself. */
export function OverlayParts() {
  const Collecting = usePart($collecting, loadCollecting);
  return (
    <>
      <UpgradeDialog />
      <SubscribeDialog />
      <Notice />
      {Collecting && <Collecting />}
    </>
  );
}
