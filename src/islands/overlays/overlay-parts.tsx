import { type ComponentType, useEffect } from 'react';
import { $collecting, closeCollecting } from '#state/collecting.ts';
import { $isPaletteOpen, closePalette } from '#state/palette-opening.ts';
import { showToast } from '#state/toast.ts';
import { usePart } from '../use-part.ts';
import { Notice } from './notice.tsx';
import { SubscribeDialog } from './subscribe-dialog.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

/** Most readers who see a dialog never search, so the palette's code comes by itself. */
const loadSearch = () => import('./search-palette.tsx').then(({ SearchPalette }) => SearchPalette, paletteMissing);
// Called before this code was here: the palette's need not wait until React has drawn the rest.
if ($isPaletteOpen.get()) void loadSearch();

/** Nor do most readers collect. */
const loadCollecting = () => import('./collect-dialog.tsx').then(({ CollectDialog }) => CollectDialog, collectMissing);

/** Stands in for a dialog that could not be loaded: says so, on every call. */
function collectMissing(): ComponentType {
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
  return tell;
}

/** Stands in for a palette that could not be loaded: says so, on every call. */
function paletteMissing(): ComponentType {
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
  return tell;
}

/** All that can lie above a page; the palette and the collecting come by themselves. */
export function OverlayParts() {
  const Search = usePart($isPaletteOpen, loadSearch);
  const Collecting = usePart($collecting, loadCollecting);
  return (
    <>
      <UpgradeDialog />
      <SubscribeDialog />
      <Notice />
      {Collecting && <Collecting />}
      {Search && <Search />}
    </>
  );
}
