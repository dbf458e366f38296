import { memo } from 'react';
import { compareTool } from '#state/comparison.ts';

/**
 * 'Add to Compare': Core adds to the list in this browser, everyone else meets the upgrade dialog.
 * On every tool's page: a `memo` Astro knows as React's without rendering it once more to find out.
 */
export const CompareButton = memo(function CompareButton({ id, name }: { id: number; name: string }) {
  return (
    <button type="button" className="button" onClick={() => void compareTool({ id, name })}>
      Add to Compare
    </button>
  );
});
