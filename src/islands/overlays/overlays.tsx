import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react';
import { $isPaletteOpen, closePalette } from '#state/palette-opening.ts';
import { showToast } from '#state/toast.ts';
import { Notice } from './notice.tsx';
import { SubscribeDialog } from './subscribe-dialog.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

/** Most readers who see a dialog never search, so the palette's code comes by itself. */
const SearchPalette = lazy(() =>
  import('./search-palette.tsx').then(({ SearchPalette: palette }) => ({ default: palette }), paletteMissing),
);

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

/**
 * Everything that lies above a page; its code loads when a store first has something to show. Printed as nothing: the
 * toast library prints style attributes, which the page's policy refuses. On every page: a `memo` Astro knows as
 * React's without rendering it once more to find out.
 */
export const Overlays = memo(function Overlays() {
  const [isMounted, setMounted] = useState(false);
  const [wasSearched, setSearched] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => $isPaletteOpen.subscribe((isOpen) => isOpen && setSearched(true)), []);
  if (!isMounted) return null;
  return (
    <>
      <UpgradeDialog />
      <SubscribeDialog />
      <Notice />
      {wasSearched && (
        <Suspense>
          <SearchPalette />
        </Suspense>
      )}
    </>
  );
});
