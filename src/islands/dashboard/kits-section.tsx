import { kitAddress, kitsPath } from '#domain/kit/kit.ts';
import { $kits, loadKits } from '#state/kits.ts';
import { useStore } from '../use-store.ts';
import styles from './desk.module.css';

/** The reader's own collections, each with the way to it. */
export function KitsSection() {
  const { status, kits } = useStore($kits);

  return (
    <section aria-labelledby="own-collections">
      <h2 id="own-collections">
        Collections {kits.length > 0 && <span className={styles['count']}>{kits.length}</span>}
      </h2>
      {status === 'loaded' && kits.length === 0 && (
        <p>None yet. A collection adds up what a project’s tools cost and what they allow, with your reasons.</p>
      )}
      {status === 'failed' && (
        <p role="alert">
          Your collections could not be loaded.{' '}
          <button type="button" className="button" onClick={() => void loadKits()}>
            Try again
          </button>
        </p>
      )}
      {kits.length > 0 && (
        <ul role="list" className={styles['kits']}>
          {kits.map((kit) => (
            <li key={kit.id}>
              <a href={kitAddress(kit)}>{kit.name}</a>
              <span>
                {kit.tools.length === 1 ? '1 tool' : `${kit.tools.length} tools`}
                {kit.share && ' · shared'}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['actions']}>
        <a className="button" href={kitsPath}>
          {kits.length === 0 ? 'Make a collection' : 'Open collections'}
        </a>
      </div>
    </section>
  );
}
