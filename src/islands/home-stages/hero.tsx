import type { Quiz } from '#domain/recommendation/quiz.schema.ts';
import { showResults, startQuiz } from '#state/quiz.ts';
import { HeroSearch } from './hero-search.tsx';
import styles from './hero.module.css';

/** Headline, search box, department shortcuts and the way into the quiz. */
export function Hero({ shortcuts, count }: { shortcuts: Quiz['shortcuts']; count: number }) {
  return (
    <div className={styles['hero']}>
      <div className={styles['head']}>
        <h1 className={styles['title']}>
          your curated <br />
          guide to <em>Ai</em>
        </h1>
        <p className={`lede ${styles['lede']}`}>
          {count} tools: what they cost, whether you may use them for a client, when to skip them.
        </p>
        <HeroSearch />
        <div className={styles['quiz']}>
          <button className="button" type="button" onClick={() => startQuiz()}>
            Take the full quiz
          </button>
          <span className="label">2 minutes • Get personalized recommendations</span>
        </div>
      </div>
      <img
        className={styles['yak']}
        src="/mascot/yak-deadpan.svg"
        alt="The yak, fringe over its eyes, unimpressed"
        width="480"
        height="480"
        fetchPriority="high"
      />
      <ul className={styles['cards']} role="list" aria-label="Or start from your desk">
        {shortcuts.map(({ title, line, answers }) => (
          <li key={answers.department}>
            <button
              type="button"
              className={styles['card']}
              data-department={answers.department}
              onClick={() => void showResults(answers, '')}
            >
              <strong>{title}</strong>
              <span>{line}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
