import { useStore } from '../use-store.ts';
import { useEffect } from 'react';
import type { SavedTool } from '#api/saved-tools.ts';
import { comparisonPath } from '#domain/comparison/comparison-address.ts';
import { numberWord } from '#domain/text/number-word.ts';
import { $listedTools, loadListedTools } from '#state/compared-tools.ts';
import { $comparisonAccess, clearComparison, compareTools, viewComparison } from '#state/comparison.ts';
import { $comparison } from '#state/comparison-list.ts';
import { $savedTools } from '#state/saved-tools.ts';
import { SideBySide } from './side-by-side.tsx';
import styles from './desk.module.css';

/** Saves that are laid side by side at once: more are a wide table, of which one picks. */
const SAVES_AT_MOST = 5;

/** The comparison list kept in this browser; with Core the first tools of it side by side. Empty it offers a few saves. */
export function ComparisonSection() {
  const list = useStore($comparison, []);
  const isOpen = useStore($comparisonAccess, 'unknown') === 'open';
  const hasTable = isOpen && list.length > 1;
  const saves = useStore($savedTools).list;
  const isOffered = list.length === 0 && saves.length > 1 && saves.length <= SAVES_AT_MOST;
  return (
    <section className={styles['room']} aria-labelledby="tool-comparison">
      <h2 id="tool-comparison">Tool Comparison</h2>
      <p>
        {isOffered
          ? `Nothing on the list yet. Begin with your ${numberWord(saves.length)} saved tools.`
          : list.length === 0
            ? 'Nothing on the list yet. Open a tool and choose “Add to Compare”.'
            : `${list.length} ${list.length === 1 ? 'tool is' : 'tools are'} on your list in this browser.`}
      </p>
      {hasTable && <ListedTools list={list} />}
      <div className={styles['actions']}>
        {isOffered ? (
          <CompareSaves saves={saves} />
        ) : list.length === 0 ? (
          <a className="button" href="/tools">
            See tools
          </a>
        ) : isOpen ? (
          <a className="button" href={comparisonPath}>
            View Comparison
          </a>
        ) : (
          <button type="button" className="button" onClick={() => void viewComparison()}>
            View Comparison
          </button>
        )}
        {list.length > 0 && (
          <button type="button" className="button button-plain" onClick={clearComparison}>
            Clear All
          </button>
        )}
      </div>
    </section>
  );
}

function CompareSaves({ saves }: { saves: readonly SavedTool[] }) {
  return (
    <button type="button" className="button" onClick={() => void compareTools(saves.map(({ id }) => id))}>
      Compare these {numberWord(saves.length)}
    </button>
  );
}

function ListedTools({ list }: { list: readonly number[] }) {
  const catalogue = useStore($listedTools);

  useEffect(() => {
    void loadListedTools();
  }, [list]);

  if (catalogue.status === 'failed') {
    return (
      <p role="alert">
        The tools on your list could not be loaded.{' '}
        <button type="button" className="button" onClick={() => void loadListedTools()}>
          Try again
        </button>
      </p>
    );
  }
  if (catalogue.status !== 'read') {
    return (
      <div role="status" className={styles['table-skeleton']}>
        <span className="visually-hidden">Loading the tools on your list</span>
      </div>
    );
  }
  return <SideBySide catalogue={catalogue.read} list={list} />;
}
