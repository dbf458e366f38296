import { useStore } from '../use-store.ts';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { loadToolIndex, $toolIndex } from '#state/tool-index.ts';
import { $expectedName, $offers, $whyNot, askWhyNot, expectTool, refreshWhyNot } from '#state/why-not.ts';
import styles from './quiz-results.module.css';
import { RankNote } from './rank-note.tsx';

/** The name of a tool one expected, and the honest reason why it stands where it stands. */
export function WhyNot({ answers, words }: { answers: QuizAnswers; words: string }) {
  const name = useStore($expectedName);
  const offers = useStore($offers, null);
  const index = useStore($toolIndex);
  const whyNot = useStore($whyNot);
  const [error, setError] = useState('');

  useEffect(() => {
    void refreshWhyNot(answers, words);
  }, [answers, words]);

  const ask = (tool: { id: number; name: string }) => {
    setError('');
    expectTool(tool.name);
    void askWhyNot(tool, answers, words);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() === '') return setError('Type the name of a tool.');
    await loadToolIndex();
    const [first] = $offers.get() ?? [];
    if (first) ask(first);
    else if ($toolIndex.get().status === 'loaded') setError(notInCatalogue($expectedName.get()));
  };
  const isChosen = offers?.[0]?.name === name;
  return (
    <section className={styles['why-not']} aria-labelledby="why-not">
      <h2 id="why-not">Why not …?</h2>
      <form onSubmit={(event) => void submit(event)}>
        <label className="label" htmlFor="expected">
          A tool you expected here
        </label>
        <div className={styles['ask']}>
          <input
            className="field"
            id="expected"
            type="search"
            autoComplete="off"
            value={name}
            aria-invalid={error !== ''}
            aria-describedby={error ? 'expected-error' : undefined}
            onFocus={() => void loadToolIndex()}
            onChange={(event) => {
              setError('');
              expectTool(event.target.value);
            }}
          />
          <button type="submit" className="button">
            Ask
          </button>
        </div>
        {error && (
          <p id="expected-error" className={styles['error']} role="alert">
            {error}
          </p>
        )}
        {index.status === 'failed' && (
          <p className={styles['error']} role="alert">
            The list of names could not be loaded.{' '}
            <button type="button" className={styles['again']} onClick={() => void loadToolIndex()}>
              Try again
            </button>
          </p>
        )}
      </form>
      {offers && offers.length > 0 && !isChosen && (
        <ul className={styles['offers']} role="list" aria-label="Tools with this name">
          {offers.map((tool) => (
            <li key={tool.id}>
              <button type="button" onClick={() => ask(tool)}>
                {tool.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {whyNot.status === 'loading' && <p className="label">Looking up {whyNot.name} …</p>}
        {whyNot.status === 'loaded' && <RankNote explained={whyNot.answer} />}
      </div>
      {whyNot.status === 'failed' && (
        <p className={styles['error']} role="alert">
          No answer about {whyNot.name}.{' '}
          <button
            type="button"
            className={styles['again']}
            onClick={() => void askWhyNot({ id: whyNot.toolId, name: whyNot.name }, answers, words)}
          >
            Try again
          </button>
        </p>
      )}
    </section>
  );
}

function notInCatalogue(name: string): string {
  return `“${name.trim()}” is not in our catalogue. That is the whole reason.`;
}
