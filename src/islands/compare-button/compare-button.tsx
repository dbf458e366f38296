import { compareTool } from '#state/comparison.ts';

/** 'Add to Compare': Core adds to the list in this browser, everyone else meets the upgrade dialog. */
export function CompareButton({ id, name }: { id: number; name: string }) {
  return (
    <button type="button" className="button" onClick={() => void compareTool({ id, name })}>
      Add to Compare
    </button>
  );
}
