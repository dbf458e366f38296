import { useEffect } from 'react';
import { rightsRow } from '#domain/tool/plan/rights-matrix.ts';
import { RightsTable } from '#parts/rights-table.tsx';
import { $sharedTools, loadSharedTools } from '#state/shared-tools.ts';
import { useStore } from '../use-store.ts';
import styles from './shared-collection.module.css';

/** The tools of a shared collection by their rights; they come after the collection, and without them it is whole. */
export function SharedRights({ toolIds }: { toolIds: readonly number[] }) {
  const tools = useStore($sharedTools);
  const ids = toolIds.join();

  useEffect(() => {
    void loadSharedTools(ids.split(',').map(Number));
  }, [ids]);

  if (toolIds.length < 2 || tools.status === 'failed') return null;
  const byId = new Map(tools.status === 'read' ? tools.read.map((tool) => [tool.id, tool]) : []);
  const rows = toolIds.flatMap((id) => {
    const tool = byId.get(id);
    return tool ? [rightsRow(tool)] : [];
  });
  return (
    <section className={styles['rights']} aria-labelledby="rights-title" aria-busy={tools.status === 'loading'}>
      <h2 id="rights-title">Rights, side by side</h2>
      {rows.length > 0 && <RightsTable rows={rows} label="Rights of its tools" />}
    </section>
  );
}
