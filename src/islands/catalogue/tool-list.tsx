import { UNCONFIRMED_MARK, UNCONFIRMED_NOTE } from '#domain/tool/plan/price.ts';
import type { ToolIndexEntry } from '#domain/search/tool-index.ts';
import { ToolRow } from './tool-row.tsx';
import styles from './catalogue.module.css';

/** The catalogue as an index of rows. Printed by the page without browser code, and by the search with it. */
export function ToolList({ tools }: { tools: readonly ToolIndexEntry[] }) {
  return (
    <>
      <ul role="list" className={styles['list']}>
        {tools.map((tool) => (
          <ToolRow key={tool.id} tool={tool} />
        ))}
      </ul>
      {tools.some(({ price }) => price.includes(UNCONFIRMED_MARK)) && (
        <p className={styles['mark']}>{UNCONFIRMED_NOTE}</p>
      )}
    </>
  );
}
