import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { $collecting, closeCollecting } from '#state/collecting.ts';
import { $isPaletteOpen, closePalette } from '#state/palette-opening.ts';
import { showToast } from '#state/toast.ts';
import { Notice } from './notice.tsx';
import { SubscribeDialog } from './subscribe-dialog.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

/** Most readers who see a dialog never search, so the palette's code comes by itself. */
const SearchPalette = lazy(() =>
  import('./search-palette.tsx').then(({ SearchPalette: palette }) => ({ default: palette }), paletteMissing),
);

/** Nor do most readers collect. */
const CollectDialog = lazy(() =>
  import('./collect-dialog.tsx').then(({ CollectDialog: dialog }) => ({ default: dialog }), collectMissing),
);

/** Stands in for a dialog that could not be loaded: says so, on every call. */
function collectMissing(): { default: ComponentType } {
  const tell = () => {
    useEffect(
      () =>
        $collecting.subscribe((tool) => {
          if (!tool) return;
          closeCollecting();
          showToast('Error', 'Collections could not be loaded. Please try again on a new page.', 'destructive');
        }),
      [],
    );
    return null;
  };
  return { default: tell };
}

/** Stands in for a palette that could not be loaded: says so, on every call. */
function paletteMissing(): { default: ComponentType } {
  const tell = () => {
    useEffect(
      () =>
        $isPaletteOpen.subscribe((isOpen) => {
          if (!isOpen) return;
          closePalette();
          showToast('Error', 'The search could not be loaded. Please try again on a new page.', 'destructive');
        }),
      [],
    );
    return null;
  };
  return { default: tell };
}

/** All that can lie above a page; the palette and the collecting come by themselves. */
export function OverlayParts() {
  const [wasSearched, setSearched] = useState(false);
  const [wasCollected, setCollected] = useState(false);
  useEffect(() => $isPaletteOpen.subscribe((isOpen) => isOpen && setSearched(true)), []);
  useEffect(() => $collecting.subscribe((tool) => tool && setCollected(true)), []);
  return (
    <>
      <UpgradeDialog />
      <SubscribeDialog />
      <Notice />
      {wasCollected && (
        <Suspense>
          <CollectDialog />
        </Suspense>
      )}
      {wasSearched && (
        <Suspense>
          <SearchPalette />
        </Suspense>
      )}
    </>
  );
}
