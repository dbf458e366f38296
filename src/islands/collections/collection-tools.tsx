import { useRef, useState } from 'react';
import type { ToolAnswer } from '#api/tools.ts';
import type { Collection } from '#domain/collection/collection.ts';
import { changeCollection } from '#state/collections.ts';
import { VerdictTally } from '../verdict-tally.tsx';
import { CollectionRow } from './collection-row.tsx';
import { useSorting } from './use-sorting.ts';
import styles from './collections.module.css';

interface Props {
  collection: Collection;
  listed: readonly { tool: ToolAnswer; note: string }[];
  others: readonly Collection[];
}

/** The tools in the reader's order: moved by dragging the handle, or with the arrow keys while it has the focus. */
export function CollectionTools({ collection, listed, others }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState('');
  const ids = listed.map(({ tool }) => tool.id);
  const { order, dragged, begin, shift } = useSorting(list, ids, (toolIds, moved) => {
    void changeCollection({ do: 'order', kit: collection.id, toolIds });
    const name = listed.find(({ tool }) => tool.id === moved)?.tool.name ?? '';
    setTold(`${name}: place ${toolIds.indexOf(moved) + 1} of ${toolIds.length}`);
  });
  return (
    <>
      <VerdictTally ids={ids} hasCost />
      <p id="sorting" className="visually-hidden">
        Arrow up and arrow down move the tool.
      </p>
      <ol role="list" ref={list} className={styles['tools']}>
        {order.map((id, index) => {
          const entry = listed.find(({ tool }) => tool.id === id);
          if (!entry) return null;
          return (
            <CollectionRow
              key={id}
              collection={collection}
              entry={entry}
              place={index + 1}
              others={others}
              isDragged={dragged === id}
              onGrab={(event) => begin(event, id)}
              onShift={(by) => shift(id, by)}
            />
          );
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </>
  );
}
