import { useStore } from '../use-store.ts';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Criterion } from '#domain/tool/filter-criteria.ts';
import type { CollectionLink } from '#domain/tool/suggest-collections.ts';
import {
  $criteria,
  $isNarrowed,
  $matches,
  $nameSearch,
  clearSearch,
  readSearchFromAddress,
  searchByName,
  showAllTools,
} from '#state/catalogue.ts';
import { $toolIndex, loadToolIndex } from '#state/tool-index.ts';
import { EmptyResult } from './empty-result.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ToolList } from './tool-list.tsx';
import styles from './catalogue.module.css';

/** Rows drawn at once: more would cost the reader's device, not help the reader (promises, performance). */
const drawnAtMost = 100;

interface Props {
  /** Number of tools in the catalogue. */
  total: number;
  /** Number of tools the page came with. */
  printed: number;
  /** Tools matching each criterion. */
  counts: Record<Criterion, number>;
  /** Collections to offer when no name matches. */
  offers: readonly CollectionLink[];
  /** The list the page came with. */
  children?: ReactNode;
}

/** Name search and filter panel over the catalogue. */
export function CatalogueSearch({ total, printed, counts, offers, children }: Props) {
  const [isPanelOpen, setPanelOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const name = useStore($nameSearch);
  const criteria = useStore($criteria);
  const isNarrowed = useStore($isNarrowed, false);
  const index = useStore($toolIndex);
  const matches = useDeferredValue(useStore($matches, null));

  useEffect(() => {
    // Words typed before this code was here stay in the field.
    const typed = field.current?.value ?? '';
    if (typed) searchByName(typed);
    else readSearchFromAddress();
  }, []);

  return (
    <div className={styles['catalogue']}>
      <div className={styles['bar']}>
        <label className="visually-hidden" htmlFor="tool-search">
          Search tools by name
        </label>
        <input
          ref={field}
          className="field"
          id="tool-search"
          type="search"
          placeholder="Search by name"
          autoComplete="off"
          value={name}
          onFocus={() => void loadToolIndex()}
          onChange={(event) => searchByName(event.target.value)}
        />
        <button type="button" className="button" aria-expanded={isPanelOpen} aria-controls="filters" onClick={() => setPanelOpen(!isPanelOpen)}>
          Filters
          {criteria.length > 0 && (
            <span className={styles['count']}>
              {criteria.length}
              <span className="visually-hidden"> checked</span>
            </span>
          )}
        </button>
      </div>
      {isPanelOpen && <FilterPanel counts={counts} />}
      {isNarrowed ? <Narrowed index={index.status} matches={matches} total={total} offers={offers} /> : children}
      {!isNarrowed && total > printed && (
        <button type="button" className="button" onClick={showAllTools}>
          Show all {total} tools
        </button>
      )}
    </div>
  );
}

interface NarrowedProps extends Pick<Props, 'total' | 'offers'> {
  index: string;
  matches: Parameters<typeof ToolList>[0]['tools'] | null;
}

function Narrowed({ index, matches, total, offers }: NarrowedProps) {
  if (index === 'failed') {
    return (
      <p role="alert" className="lede">
        The index could not be loaded: the connection may be gone.{' '}
        <button type="button" className="button" onClick={() => void loadToolIndex()}>
          Try again
        </button>
      </p>
    );
  }
  if (!matches) return <p role="status">Loading the index…</p>;
  if (matches.length === 0) return <EmptyResult offers={offers} />;
  return (
    <>
      <p className="label" role="status">
        {matches.length} of {total} tools{matches.length > drawnAtMost && `, the first ${drawnAtMost} shown: add a letter to narrow it down`}{' '}
        <button type="button" className={styles['clear']} onClick={clearSearch}>
          Show the whole catalogue
        </button>
      </p>
      <ToolList tools={matches.slice(0, drawnAtMost)} />
    </>
  );
}
