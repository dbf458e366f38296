import { useRef, useState } from 'react';
import type { ToolAnswer } from '#api/tools.ts';
import type { Kit } from '#domain/kit/kit.ts';
import { changeKit } from '#state/kits.ts';
import { VerdictTally } from '../verdict-tally.tsx';
import { KitRow } from './kit-row.tsx';
import { useSorting } from './use-sorting.ts';
import styles from './collections.module.css';

interface Props {
  kit: Kit;
  listed: readonly { tool: ToolAnswer; note: string }[];
  others: readonly Kit[];
}

/** The tools in the reader's order: moved by dragging the handle, or with the arrow keys while it has the focus. */
export function KitTools({ kit, listed, others }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState('');
  const ids = listed.map(({ tool }) => tool.id);
  const { order, dragged, begin, shift } = useSorting(list, ids, (toolIds, moved) => {
    void changeKit({ do: 'order', kit: kit.id, toolIds });
    const name = listed.find(({ tool }) => tool.id === moved)?.tool.name ?? '';
    setTold(`${name}: place ${toolIds.indexOf(moved) + 1} of ${toolIds.length}`);
  });
  return (
    <>
      <VerdictTally ids={ids} />
      <p id="sorting" className="visually-hidden">
        Arrow up and arrow down move the tool.
      </p>
      <ol role="list" ref={list} className={styles['tools']}>
        {order.map((id, index) => {
          const entry = listed.find(({ tool }) => tool.id === id);
          if (!entry) return null;
          return (
            <KitRow
              key={id}
              kit={kit}
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
