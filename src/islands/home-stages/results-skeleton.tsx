import footer from '#parts/footer-waits.module.css';
import styles from './results-stage.module.css';

/** Four cards of the final size while the yak thinks. */
export function ResultsSkeleton() {
  return (
    <div className={`${styles['cards']} ${footer['waits']}`} role="status">
      <span className="visually-hidden">Loading your recommendations</span>
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className={styles['skeleton']} />
      ))}
    </div>
  );
}
