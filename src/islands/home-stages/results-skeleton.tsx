import footer from '#parts/footer-waits.module.css';
import styles from './results-stage.module.css';

/** Cards of the final size while the yak thinks, or rows of a list. */
export function ResultsSkeleton({ isList = false }: { isList?: boolean }) {
  return (
    <div className={`${styles['cards']} ${footer['waits']}`} role="status" data-list={isList || undefined}>
      <span className="visually-hidden">Loading your recommendations</span>
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className={styles['skeleton']} />
      ))}
    </div>
  );
}
