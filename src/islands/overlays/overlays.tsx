import { lazy, memo, type ReactNode, Suspense, useEffect, useState } from 'react';

const nothing = { default: (): ReactNode => null };

/** The dialogs, the palette and the notice with their styles: the server has none of them (scripts/build/parts-when-wanted.ts). */
const OverlayParts = lazy<() => ReactNode>(() =>
  import('./overlay-parts.tsx').then(
    ({ OverlayParts: parts }): typeof nothing => ({ default: parts }),
    () => nothing,
  ),
);

/**
 * Everything that lies above a page; its code loads when a store first has something to show. Printed as nothing: the
 * toast library prints style attributes, which the page's policy refuses. On every page: a `memo` Astro knows as
 * React's without rendering it once more to find out.
 */
export const Overlays = memo(function Overlays() {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted ? (
    <Suspense>
      <OverlayParts />
    </Suspense>
  ) : null;
});
