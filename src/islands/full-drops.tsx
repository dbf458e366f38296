import { Fragment, type ReactNode, useEffect } from 'react';
import type { DropFace } from '#domain/drop/drop-faces.ts';
import { isOfDayAbove, newYear, quietAbove } from '#domain/drop/drop-log.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import type { DropCircle, DropFilter } from '#domain/drop/my-drops.ts';
import { $fullDrops, $fullDropsFailed, loadFullDrops } from '#state/full-drops.ts';
import { copyText } from '#state/clipboard.ts';
import {
  $dropFilter,
  $myDrops,
  $ownFeed,
  $ownFeedPending,
  narrowDrops,
  showOwnFeed,
  takeBackOwnFeed,
} from '#state/my-drops.ts';
import { DropLine } from '#parts/drop-line.tsx';
import { useStore } from './use-store.ts';
import styles from './full-drops.module.css';

/** The log the page came with; for a Core reader the whole log in its place. */
export function FullDrops({ faces, children }: { faces: Record<string, DropFace>; children?: ReactNode }) {
  const drops = useStore($fullDrops);
  const failed = useStore($fullDropsFailed);

  useEffect(() => {
    void loadFullDrops();
  }, []);

  if (drops) return <NarrowedDrops faces={faces} />;
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

const circles: readonly [DropCircle, string][] = [
  ['all', 'All tools'],
  ['mine', 'My tools'],
  ['near', 'With neighbours'],
];
const kinds: Record<Drop['kind'], string> = {
  feature: 'Features',
  price: 'Prices',
  plan: 'Plans',
  terms: 'Terms',
  owner: 'Owners',
  shutdown: 'Shutdowns',
};

/** The whole log, narrowed to the reader's own tools or to a kind of news. */
function NarrowedDrops({ faces }: { faces: Record<string, DropFace> }) {
  const filter = useStore($dropFilter);
  const drops = useStore($myDrops, null);
  const isWhole = filter.circle === 'all' && filter.kind === null;
  return (
    <>
      <div className={styles['filter']}>
        <div role="group" aria-label="Whose drops">
          {circles.map(([circle, words]) => (
            <button
              key={circle}
              type="button"
              aria-pressed={filter.circle === circle}
              onClick={() => narrowDrops({ ...filter, circle })}
            >
              {words}
            </button>
          ))}
        </div>
        <select
          aria-label="Kind of news"
          value={filter.kind ?? ''}
          onChange={({ target }) => narrowDrops({ ...filter, kind: (target.value || null) as DropFilter['kind'] })}
        >
          <option value="">Every kind</option>
          {Object.entries(kinds).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </select>
        <OwnFeed />
      </div>
      {drops?.length === 0 && (
        <p role="status">
          {filter.circle === 'all'
            ? 'No drop of this kind yet.'
            : 'No drop yet about the tools in your saves and collections.'}
        </p>
      )}
      <ol role="list">
        {drops?.map((drop, index) => {
          const year = newYear(drops, index);
          const quiet = isWhole ? quietAbove(drops, index) : null;
          return (
            <Fragment key={drop.id}>
              {quiet && <li className="drop-quiet">{quiet}</li>}
              <DropLine drop={drop} year={year} isOfDay={isOfDayAbove(drops, index)} face={faces[drop.toolName]} />
            </Fragment>
          );
        })}
      </ol>
    </>
  );
}

/** A private feed of the reader's own tools, under an address that can be taken back. */
function OwnFeed() {
  const address = useStore($ownFeed);
  const isPending = useStore($ownFeedPending);
  if (address === null) {
    return (
      <p className={styles['feed']}>
        <button
          type="button"
          className={`button button-plain ${styles['ask']}`}
          disabled={isPending}
          onClick={() => void showOwnFeed()}
        >
          My tools as a private feed
        </button>
      </p>
    );
  }
  return (
    <p className={styles['feed']}>
      <a href={address}>Your feed (RSS)</a>
      <button type="button" className="button" onClick={() => void copyText(address, 'The address of your feed')}>
        Copy address
      </button>
      <button type="button" className="button button-plain" disabled={isPending} onClick={() => void takeBackOwnFeed()}>
        Take it back
      </button>
    </p>
  );
}
