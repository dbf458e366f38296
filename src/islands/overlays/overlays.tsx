import { type ComponentType, memo, useEffect, useState } from 'react';
import { $isPaletteNear, $isPaletteOpen, closePalette } from '#state/palette-opening.ts';
import { tellUnreached } from '#state/tell-unreached.ts';
import { whenIdle } from '#state/when-idle.ts';
import { usePart } from '../use-part.ts';
import { missing } from './missing-part.tsx';

/** Most readers who see a dialog never search, and who searches needs none: the palette comes by itself. */
const loadSearch = () =>
  import('./search-palette.tsx').then(
    ({ SearchPalette }): ComponentType => SearchPalette,
    () => missing($isPaletteOpen, closePalette, 'The search could not be loaded.'),
  );

const loadParts = () =>
  import('./overlay-parts.tsx').then(
    ({ OverlayParts }): ComponentType => OverlayParts,
    () => {
      tellUnreached();
      return null;
    },
  );

/**
 * The dialogs and the notice with their styles, and the palette: the server has none of them
 * (scripts/build/parts-when-wanted.ts). Asked for as soon as this file is there, not only once it is drawn; what was
 * called for comes first, and is drawn before the others are read.
 */
const parts = $isPaletteNear.get()
  ? loadSearch()
      .then(() => new Promise<void>(whenIdle))
      .then(loadParts)
  : loadParts();

/**
 * Everything that lies above a page; its code loads when a store first has something to show. Printed as nothing: the
 * toast library prints style attributes, which the page's policy refuses. On every page: a `memo` Astro knows as
 * React's without rendering it once more to find out.
 */
export const Overlays = memo(function Overlays() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  const Search = usePart($isPaletteOpen, loadSearch);
  useEffect(() => void parts.then((found) => setParts(() => found)), []);
  return (
    <>
      {Parts && <Parts />}
      {Search && <Search />}
    </>
  );
});
