import { Notice } from './notice.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

/** Everything that lies above a page; its code loads when a store first has something to show. */
export function Overlays() {
  return (
    <>
      <UpgradeDialog />
      <Notice />
    </>
  );
}
