import type { SubmitEvent } from 'react';
import type { Quiz } from '#domain/quiz/quiz.schema.ts';
import { showResults, startQuiz } from '#state/quiz.ts';
import styles from './hero.module.css';

/** Headline, search box, department shortcuts and the way into the quiz. */
export function Hero({ shortcuts, count }: { shortcuts: Quiz['shortcuts']; count: number }) {
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('wish');
    if (typeof text === 'string' && text.trim() !== '') startQuiz();
  };
  return (
    <div className={styles['hero']}>
      <div className={styles['head']}>
        <h1 className={styles['title']}>
          your curated <br />
          guide to <em>Ai</em>
        </h1>
        <p className={`lede ${styles['lede']}`}>
          {count} tools for creatives, with dates, sources and a yak who says what each one is bad at.
        </p>
        <form className={styles['search']} role="search" onSubmit={search}>
          <label className="visually-hidden" htmlFor="wish">
            What are you looking for?
          </label>
          <input
            className="field"
            id="wish"
            name="wish"
            type="search"
            placeholder="What AI tools are you looking for?"
            autoComplete="off"
          />
          <button className="button button-signal" type="submit">
            Find tools
          </button>
        </form>
        <div className={styles['quiz']}>
          <button className="button" type="button" onClick={startQuiz}>
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
              onClick={() => void showResults(answers)}
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
