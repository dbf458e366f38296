import { useStore } from '../use-store.ts';
import { useEffect } from 'react';
import type { QuizQuestion } from '#domain/recommendation/quiz.schema.ts';
import { $rankedResults, askForLinked, enterResults } from '#state/ranked-results.ts';
import footer from '#parts/footer-waits.module.css';
import styles from './quiz-results.module.css';
import { RankedList } from './ranked-list.tsx';

/** The results of the questionnaire: none yet, on their way, failed, or ranked. */
export function QuizResults({ steps }: { steps: readonly QuizQuestion[] }) {
  const shown = useStore($rankedResults);

  useEffect(() => {
    void enterResults();
  }, []);

  if (shown.status === 'loaded') return <RankedList steps={steps} {...shown} />;
  if (shown.status === 'none') {
    return (
      <div className={styles['nothing']}>
        <img src="/mascot/yak-idle.svg" alt="" width="400" height="250" />
        <h2>No answers, no picks</h2>
        <p className="lede">Five short steps and the yak wakes up. Or somebody sends you the address of theirs.</p>
        <a className="button button-signal" href="/quiz">
          Take the quiz
        </a>
      </div>
    );
  }
  if (shown.status === 'failed') {
    return (
      <div className={styles['nothing']} role="alert">
        <img src="/mascot/yak-lost.svg" alt="" width="400" height="250" />
        <h2>Oops! Something went wrong</h2>
        <p className="lede">We couldn’t generate your recommendations. The answers are still in the address.</p>
        <button
          type="button"
          className="button button-signal"
          onClick={() => void askForLinked(shown.answers, shown.words)}
        >
          Try Again
        </button>
      </div>
    );
  }
  return (
    <div role="status" className={`${styles['waiting']} ${footer['waits']}`}>
      <span className="visually-hidden">Loading your recommendations</span>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={styles['skeleton']} />
      ))}
    </div>
  );
}
