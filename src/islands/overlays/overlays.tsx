import { useEffect, useState } from 'react';
import { Notice } from './notice.tsx';
import { SubscribeDialog } from './subscribe-dialog.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

/**
 * Everything that lies above a page; its code loads when a store first has something to show. Printed as nothing: the
 * toast library prints style attributes, which the page's policy refuses.
 */
export function Overlays() {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!isMounted) return null;
  return (
    <>
      <UpgradeDialog />
      <SubscribeDialog />
      <Notice />
    </>
  );
}
