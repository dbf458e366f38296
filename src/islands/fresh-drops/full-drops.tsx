import { useStore } from '../use-store.ts';
import { Fragment, type ReactNode, useEffect } from 'react';
import { dropDateText } from '#domain/drop/drop-date-text.ts';
import { dropLabel, yearAbove } from '#domain/drop/drop-log.ts';
import type { DropView } from '#domain/drop/lock-drops.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { $fullDrops, $fullDropsFailed, loadFullDrops } from '#state/full-drops.ts';
import styles from './full-drops.module.css';

/** The log the page came with; for a Core reader the whole log in its place. */
export function FullDrops({ children }: { children?: ReactNode }) {
  const drops = useStore($fullDrops);
  const failed = useStore($fullDropsFailed);

  useEffect(() => {
    void loadFullDrops();
  }, []);

  if (drops) {
    return (
      <ol className={styles['log']} role="list">
        {drops.map((drop, index) => {
          const year = yearAbove(drops, index, { isHeaded: true });
          return (
            <Fragment key={drop.id}>
              {year && <li className="drop-year">{year}</li>}
              <FullDrop drop={drop} />
            </Fragment>
          );
        })}
      </ol>
    );
  }
  return (
    <>
      {failed && (
        <p role="alert" className={styles['failed']}>
          Your full list could not be loaded.{' '}
          <button type="button" className="button" onClick={() => void loadFullDrops()}>
            Try again
          </button>
        </p>
      )}
      {children}
    </>
  );
}

/** One line of the log, as components/drop-entry.astro prints it; the look comes with the page. */
function FullDrop({ drop }: { drop: DropView }) {
  if (drop.locked) return null;
  return (
    <li className="drop" id={`drop-${drop.id}`}>
      <time dateTime={drop.releaseDate}>{dropDateText(drop.releaseDate)}</time>
      <div>
        <p className="drop-facts">
          {drop.toolId ? <a href={toolPath({ id: drop.toolId })}>{drop.toolName}</a> : <b>{drop.toolName}</b>}
          <span className="drop-type">{drop.updateType}</span>
          <span className={drop.isAuthentic ? 'drop-verified' : 'drop-reported'}>{dropLabel(drop)}</span>
        </p>
        <h2 className="drop-title">{drop.updateTitle}</h2>
        <p>{drop.updateDescription}</p>
        {drop.successor && (
          <p className="drop-superseded">
            Superseded: <a href={`#drop-${drop.successor.id}`}>{drop.successor.updateTitle}</a>
          </p>
        )}
        {drop.sourceUrl && (
          <a className="drop-source" href={drop.sourceUrl} target="_blank" rel="noopener">
            Read the source
            <span className="visually-hidden">
              {' '}
              on {drop.toolName}: {drop.updateTitle} (opens a new tab)
            </span>
          </a>
        )}
      </div>
    </li>
  );
}
