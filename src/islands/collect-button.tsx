import { memo } from 'react';
import { openCollecting } from '#state/collecting.ts';

/**
 * 'Add to collection': opens the dialog that says where the tool belongs. On every tool's page: a `memo` Astro knows as
 * React's without rendering it once more to find out.
 */
export const CollectButton = memo(function CollectButton({ id, name }: { id: number; name: string }) {
  return (
    <button type="button" className="button" onClick={() => openCollecting({ id, name })}>
      Add to collection
    </button>
  );
});
