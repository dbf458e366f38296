import { type PointerEvent, useState } from 'react';
import type { ToolAnswer } from '#api/tools.ts';
import { COLLECTION_BOUNDS, type Collection } from '#domain/collection/collection.ts';
import { evidenceText, siteOf } from '#domain/tool/evidence/evidence.ts';
import { shortPriceLine } from '#domain/tool/plan/two-prices.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { changeCollection } from '#state/collections.ts';
import { PriceLines } from '#parts/plan-price.tsx';
import { VerdictPlace } from '#parts/verdict-place.tsx';
import styles from './collections.module.css';

interface Props {
  collection: Collection;
  entry: { tool: ToolAnswer; note: string };
  place: number;
  others: readonly Collection[];
  isDragged: boolean;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  onShift: (by: 1 | -1) => void;
}

/** One tool of a collection: its place, its price, the reader's note, and where it can go. */
export function CollectionRow({ collection, entry: { tool, note }, place, others, isDragged, onGrab, onShift }: Props) {
  const [words, setWords] = useState(note);
  const keep = () => {
    if (words !== note) void changeCollection({ do: 'note', kit: collection.id, toolId: tool.id, note: words });
  };
  const send = (value: string) => {
    const [what, into = ''] = value.split(' ');
    if (what === 'move' || what === 'copy')
      void changeCollection({ do: what, kit: collection.id, into, toolId: tool.id });
  };
  return (
    <li className={`${styles['row']} spine-${tool.badgeColor}`} data-dragged={isDragged}>
      <button
        type="button"
        className={styles['handle']}
        aria-label={`Move ${tool.name}, place ${place}`}
        aria-describedby="sorting"
        onPointerDown={onGrab}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          onShift(event.key === 'ArrowUp' ? -1 : 1);
        }}
      >
        <svg viewBox="0 0 16 24" width="16" height="24" aria-hidden="true">
          <path d="M3 5h10M3 12h10M3 19h10" stroke="currentColor" strokeWidth="2.5" />
        </svg>
        <b>{place}</b>
      </button>
      <div className={styles['what']}>
        <a href={toolPath(tool)}>{tool.name}</a>
        <p>{tool.description}</p>
        <VerdictPlace id={tool.id} />
      </div>
      <div className={styles['price']}>
        <PriceLines line={shortPriceLine(tool)} />
        <p>{evidenceText(tool.evidence.price, tool.name, siteOf)}</p>
      </div>
      <div className={styles['noting']}>
        <label className="label" htmlFor={`note-${tool.id}`}>
          Why it is here
        </label>
        <textarea
          id={`note-${tool.id}`}
          rows={2}
          value={words}
          maxLength={COLLECTION_BOUNDS.note}
          placeholder="Your reason, for you and whoever reads the brief"
          onChange={({ target }) => setWords(target.value)}
          onBlur={keep}
        />
      </div>
      <div className={styles['sending']}>
        {others.length > 0 && (
          <select aria-label={`Move or copy ${tool.name}`} value="" onChange={({ target }) => send(target.value)}>
            <option value="">Move or copy</option>
            <optgroup label="Move to">
              {others.map(({ id, name }) => (
                <option key={id} value={`move ${id}`}>
                  Move to {name}
                </option>
              ))}
            </optgroup>
            <optgroup label="Copy to">
              {others.map(({ id, name }) => (
                <option key={id} value={`copy ${id}`}>
                  Copy to {name}
                </option>
              ))}
            </optgroup>
          </select>
        )}
        <button
          type="button"
          className="button button-plain"
          aria-label={`Take out ${tool.name}`}
          onClick={() => void changeCollection({ do: 'remove', kit: collection.id, toolId: tool.id })}
        >
          Take out
        </button>
      </div>
    </li>
  );
}
