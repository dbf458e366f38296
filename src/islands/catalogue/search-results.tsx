import { useStore } from '../use-store.ts';
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { passesFirst } from '#domain/rules/order-under-rules.ts';
import type { ListingLink } from '#domain/tool/catalogue/suggest-listings.ts';
import type { CatalogueEntry, Matches } from '#domain/search/tool-index.ts';
import { $matches, $view, showPage } from '#state/catalogue.ts';
import { $rulesInForce, $verdicts, $verdictsFailed, isAnswered } from '#state/rules-in-force.ts';
import { returnToPlace } from '#state/list-place.ts';
import { plainList } from '#state/list-files.ts';
import { $toolIndex, loadToolIndex } from '#state/tool-index.ts';
import { FileButtons } from '../file-buttons.tsx';
import { useUnderRules } from '../use-under-rules.ts';
import { VerdictTally } from '../verdict-tally.tsx';
import { EmptyResult } from './empty-result.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { ToolList } from './tool-list.tsx';
import { useShownList } from './use-shown-list.ts';
import styles from './catalogue.module.css';

/** Rows drawn at once: more would keep the reader's next letter waiting. */
const DRAWN_AT_MOST = 50;

/** Rows in the first frame: as many as a large window shows. The others follow before anybody has scrolled to them. */
const DRAWN_FIRST = 12;

/** Tools in one file at most. */
const MAX_TAKEN = 1000;

interface Props {
  total: number;
  offers: readonly ListingLink[];
}

/** The matches, a page at a time. They may come a moment after the letter: the field never waits for the list. */
export function SearchResults({ total, offers }: Props) {
  const { status } = useStore($toolIndex);
  const matches = useDeferredValue(useMatches());
  const page = useDeferredValue(useStore($view).page ?? 1);
  const top = useRef<HTMLParagraphElement>(null);
  const isJudged = useDeferredValue(useIsJudged());
  useShownList(status === 'failed' || (matches !== null && matches.all.length + matches.some.length > 0), isJudged);

  if (status === 'failed') {
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
  const found = [...matches.all, ...matches.some];
  if (found.length === 0) return <EmptyResult offers={offers} />;

  const pages = Math.ceil(found.length / DRAWN_AT_MOST);
  const shown = Math.min(page, pages);
  const first = (shown - 1) * DRAWN_AT_MOST;
  const last = Math.min(first + DRAWN_AT_MOST, found.length);
  const turnTo = (next: number) => {
    showPage(next);
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <p ref={top} className="label" role="status" tabIndex={-1}>
        {found.length} of {total} tools
        {pages > 1 && `, ${first + 1} to ${last} shown`}
      </p>
      <LeftOutNote />
      <VerdictTally ids={found.map(({ id }) => id)} order="passes first" />
      <DrawnParts matches={matches} first={first} last={last} />
      {found.length <= MAX_TAKEN && (
        <div className={styles['take']} role="group" aria-label="Take this view along">
          <span className="label">Take this view along</span>
          <FileButtons
            list={plainList(
              'A view of the catalogue',
              found.map(({ id }) => id),
            )}
          />
        </div>
      )}
      {pages > 1 && (
        <nav className={styles['pager']} aria-label="Pages of the list">
          <button type="button" className="button" disabled={shown === 1} onClick={() => turnTo(shown - 1)}>
            Previous
          </button>
          <span>
            Page {shown} of {pages}
          </span>
          <button type="button" className="button" disabled={shown === pages} onClick={() => turnTo(shown + 1)}>
            Next
          </button>
        </nav>
      )}
    </>
  );
}

const nothing: readonly CatalogueEntry[] = [];

/** The matches, each part in the order that it has under the rules in force; null until the index is there. */
function useMatches(): Matches | null {
  const matches = useStore($matches, null);
  const all = useUnderRules(matches?.all ?? nothing, passesFirst);
  const some = useUnderRules(matches?.some ?? nothing, passesFirst);
  return useMemo(() => matches && { all, some }, [matches, all, some]);
}

/** Whether the rules in force, if there are any, have been asked about every match. */
function useIsJudged(): boolean {
  const matches = useStore($matches, null);
  const inForce = useStore($rulesInForce, null);
  const hasFailed = useStore($verdictsFailed, false);
  useStore($verdicts);
  if (inForce === null || hasFailed || !matches) return true;
  return [...matches.all, ...matches.some].every(({ id }) => isAnswered(id));
}

/** One page of the matches: those of every group first, then those of some, each under its heading once both are there. */
function DrawnParts({ matches: { all, some }, first, last }: { matches: Matches; first: number; last: number }) {
  const isOfAll = first < all.length;
  const isOfSome = last > all.length;
  return (
    <>
      {isOfAll && some.length > 0 && <h2 className={styles['part']}>Matches all: {all.length}</h2>}
      {isOfAll && <DrawnList matches={all} first={first} last={Math.min(last, all.length)} />}
      {isOfSome && <h2 className={styles['part']}>Matches some: {some.length}</h2>}
      {isOfSome && <DrawnList matches={some} first={Math.max(first - all.length, 0)} last={last - all.length} />}
    </>
  );
}

/** The list as it stood is not drawn once more while the next one waits for its turn. */
const List = memo(ToolList);

/** One page of the matches. */
function DrawnList({ matches, first, last }: { matches: readonly CatalogueEntry[]; first: number; last: number }) {
  const tools = useMemo(() => matches.slice(first, last), [matches, first, last]);
  const drawn = useDeferredValue(tools, tools.slice(0, DRAWN_FIRST));
  useEffect(() => {
    if (drawn === tools) returnToPlace();
  }, [drawn, tools]);
  return <List tools={drawn} />;
}
