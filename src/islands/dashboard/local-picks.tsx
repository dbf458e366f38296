import { useStore } from '../use-store.ts';
import { $localPicks, $picksPending, clearLocalPicks, savePicks } from '#state/picks.ts';
import { loadSavedTools } from '#state/saved-tools.ts';
import styles from './desk.module.css';

/** Offers picks that were kept in this browser before the reader signed in. */
export function LocalPicks() {
  const picks = useStore($localPicks);
  const isPending = useStore($picksPending);

  if (picks.length === 0) return null;
  return (
    <section className={styles['kept']} aria-labelledby="kept-picks">
      <h2 id="kept-picks">You kept {picks.length} recommendations</h2>
      <p>{picks.map((pick) => pick.name).join(', ')}</p>
      <div className={styles['actions']}>
        <button
          type="button"
          className="button button-signal"
          disabled={isPending}
          onClick={() => void savePicks(picks).then(loadSavedTools)}
        >
          Save them now
        </button>
        <button type="button" className="button button-plain" onClick={clearLocalPicks}>
          Forget them
        </button>
      </div>
    </section>
  );
}
