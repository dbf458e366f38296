import { type EarTag, readEarTag } from '#domain/tool/ear-tag.ts';
import { rightsReadLine } from '#domain/tool/rights-read-line.ts';
import { UNCONFIRMED_MARK, UNCONFIRMED_NOTE } from '#domain/tool/plan/price.ts';
import { type ListedTool, type PaidWorkTold, ToolRow } from './tool-row.tsx';
import styles from './catalogue.module.css';

interface Props {
  tools: readonly ListedTool[];
  /** Tags of all tools of which these are the first; left out: these are all. */
  of?: readonly EarTag[];
  /** Anchors of rows that begin a letter, by the tool's id. */
  anchors?: ReadonlyMap<number, string>;
  paidWork?: PaidWorkTold | undefined;
}

/** The catalogue as an index of rows. Printed by the page without browser code, and by the search with it. What nobody has read is said once, above. */
export function ToolList(props: Props) {
  return (
    <>
      <RightsNote {...props} />
      <ToolRows {...props} />
      <PriceNote {...props} />
    </>
  );
}

/** What holds for rows below: of how many the rights are read, and what it means that a row says nothing of them. */
function RightsNote({ tools, of = tools.map(({ tag }) => readEarTag(tag)) }: Pick<Props, 'tools' | 'of'>) {
  return <p className={styles['mark']}>{rightsReadLine(of)}</p>;
}

/** What the mark of a price in rows above means, where one has it. */
export function PriceNote({ tools }: Pick<Props, 'tools'>) {
  return tools.some(({ price }) => price.includes(UNCONFIRMED_MARK)) ? (
    <p className={styles['foot']}>{UNCONFIRMED_NOTE}</p>
  ) : null;
}

/** The rows alone. */
export function ToolRows({ tools, anchors, paidWork }: Omit<Props, 'of'>) {
  return (
    <ul role="list" className={styles['list']}>
      {tools.map((tool) => (
        <ToolRow key={tool.id} tool={tool} anchor={anchors?.get(tool.id)} paidWork={paidWork} />
      ))}
    </ul>
  );
}
