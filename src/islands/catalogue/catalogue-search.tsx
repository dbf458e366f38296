import { useStore } from '../use-store.ts';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Criterion } from '#domain/tool/catalogue/filter-criteria.ts';
import type { ListingLink } from '#domain/tool/catalogue/suggest-listings.ts';
import { $criteria, $isNarrowed, $nameSearch, followAddress, searchByName, showPage } from '#state/catalogue.ts';
import { keepPlace } from '#state/list-place.ts';
import { indexAddress, loadToolIndex } from '#state/tool-index.ts';
import { AddressGate } from './address-gate.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { SearchResults } from './search-results.tsx';
import { useShownList } from './use-shown-list.ts';
import styles from './catalogue.module.css';

interface Props {
  /** Number of tools in the catalogue. */
  total: number;
  /** Number of tools the page came with. */
  printed: number;
  /** Tools matching each criterion. */
  counts: Record<Criterion, number>;
  /** Collections to offer when no name matches. */
  offers: readonly ListingLink[];
  /** The list the page came with. */
  children?: ReactNode;
}

// Somebody waits in the field already: the entries need not wait until React has drawn it anew.
if (typeof document !== 'undefined' && document.activeElement?.id === 'tool-search') void loadToolIndex();

/** Name search and filter panel over the catalogue; what is chosen stands in the address. */
export function CatalogueSearch({ total, printed, counts, offers, children }: Props) {
  const [isPanelOpen, setPanelOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const name = useStore($nameSearch, '');
  const criteria = useStore($criteria, []);
  const willNarrow = useStore($isNarrowed, false);
  const isNarrowed = useDeferredValue(willNarrow);
  const [isAddressRead, setAddressRead] = useState(false);
  useShownList(isAddressRead && !willNarrow);

  useEffect(keepPlace, []);
  useEffect(() => {
    // Words typed before this code was here stay in the field.
    const typed = field.current?.value ?? '';
    const stop = followAddress();
    if (typed) searchByName(typed);
    setAddressRead(true);
    return stop;
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
          data-ahead={indexAddress}
          type="search"
          placeholder="Search by name or job"
          autoComplete="off"
          value={name}
          onFocus={() => void loadToolIndex()}
          onChange={(event) => searchByName(event.target.value)}
        />
        <button
          type="button"
          className="button"
          aria-expanded={isPanelOpen}
          aria-controls="filters"
          onClick={() => {
            setPanelOpen(!isPanelOpen);
            void loadToolIndex();
          }}
        >
          Filters
          {criteria.length > 0 && (
            <span className={styles['count']}>
              {criteria.length}
              <span className="visually-hidden"> checked</span>
            </span>
          )}
        </button>
      </div>
      <AddressGate />
      {isPanelOpen && <FilterPanel printed={counts} />}
      <ChosenChips field={field} />
      {isNarrowed ? <SearchResults total={total} offers={offers} /> : children}
      {!isNarrowed && total > printed && (
        <button type="button" className="button" onClick={() => showPage(1)}>
          Show all {total} tools
        </button>
      )}
    </div>
  );
}
