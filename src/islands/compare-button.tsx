import { memo } from 'react';
import { $comparison } from '#state/comparison-list.ts';
import { compareTool } from '#state/comparison.ts';
import { useStore } from './use-store.ts';

/**
 * 'Add to Compare', and 'In comparison' once it is there: Core and the signed-out add to the list in this browser, on
 * Fringe the upgrade dialog opens. On every tool's page: a `memo` Astro knows as React's without rendering it once more to
 * find out.
 */
export const CompareButton = memo(function CompareButton({ id, name }: { id: number; name: string }) {
  const isListed = useStore($comparison, []).includes(id);
  return (
    <button type="button" className="button" aria-pressed={isListed} onClick={() => void compareTool({ id, name })}>
      {isListed ? 'In comparison' : 'Add to Compare'}
    </button>
  );
});
