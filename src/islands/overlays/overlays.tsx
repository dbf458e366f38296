import { type ComponentType, memo, useEffect, useState } from 'react';

/**
 * The dialogs, the palette and the notice with their styles: the server has none of them
 * (scripts/build/parts-when-wanted.ts). Asked for as soon as this file is there, not only once it is drawn.
 */
const parts = import('./overlay-parts.tsx').then(
  ({ OverlayParts }): ComponentType => OverlayParts,
  () => null,
);

/**
 * Everything that lies above a page; its code loads when a store first has something to show. Printed as nothing: the
 * toast library prints style attributes, which the page's policy refuses. On every page: a `memo` Astro knows as
 * React's without rendering it once more to find out.
 */
export const Overlays = memo(function Overlays() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => void parts.then((found) => setParts(() => found)), []);
  return Parts && <Parts />;
});
