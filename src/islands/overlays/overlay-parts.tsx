import type { ReadableAtom } from 'nanostores';
import { type ComponentType, useEffect } from 'react';
import { $collecting, closeCollecting } from '#state/collecting.ts';
import { $isPaletteOpen, closePalette } from '#state/palette-opening.ts';
import { showToast } from '#state/toast.ts';
import { usePart } from '../use-part.ts';
import { Notice } from './notice.tsx';
import { SubscribeDialog } from './subscribe-dialog.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

/** Most readers who see a dialog never search, so the palette's code comes by itself. */
const loadSearch = () =>
  import('./search-palette.tsx').then(
    ({ SearchPalette }) => SearchPalette,
    () => missing($isPaletteOpen, closePalette, 'The search could not be loaded.'),
  );
// Called before this code was here: the palette's need not wait until React has drawn the rest.
if ($isPaletteOpen.get()) void loadSearch();

/** Nor do most readers collect. */
const loadCollecting = () =>
  import('./collect-dialog.tsx').then(
    ({ CollectDialog }) => CollectDialog,
    () => missing($collecting, closeCollecting, 'Collections could not be loaded.'),
  );

/** Stands in for a part that could not be loaded: says so whenever it is asked for. */
function missing($asked: ReadableAtom<unknown>, close: () => void, words: string): ComponentType {
  return function Missing() {
    useEffect(
      () =>
        $asked.subscribe((asked) => {
          if (!asked) return;
          close();
          showToast('Error', `${words} Please try again on a new page.`, 'destructive');
        }),
      [],
    );
    return null;
  };
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
