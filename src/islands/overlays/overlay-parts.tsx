import { $collecting, closeCollecting } from '#state/collecting.ts';
import { $areRulesOpen, closeRules } from '#state/rules-opening.ts';
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

/** Nor do most choose rules. */
const loadRules = () =>
  import('./rules-dialog.tsx').then(
    ({ RulesDialog }) => RulesDialog,
    () => missing($areRulesOpen, closeRules, 'The rules could not be loaded.'),
  );

/** The dialogs and the notice; collecting and rules come by themselves. */
export function OverlayParts() {
  const Collecting = usePart($collecting, loadCollecting);
  const RulesChoice = usePart($areRulesOpen, loadRules);
  return (
    <>
      <UpgradeDialog />
      <SubscribeDialog />
      <Notice />
      {Collecting && <Collecting />}
      {RulesChoice && <RulesChoice />}
    </>
  );
}
