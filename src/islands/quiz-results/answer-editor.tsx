import { useStore } from '../use-store.ts';
import { useState } from 'react';
import type { QuizQuestion } from '#domain/recommendation/quiz.schema.ts';
import { answersLine, optionTitles } from '#domain/recommendation/option-titles.ts';
import { chosenValues } from '#domain/recommendation/quiz-progress.ts';
import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { $edit, $isEmptied, editAnswer, sendEdit } from '#state/ranked-results.ts';
import styles from './quiz-results.module.css';

interface Props {
  steps: readonly QuizQuestion[];
  /** The answers on show: those of the list, or the change that is on its way. */
  answers: QuizAnswers;
  /** They came with a link. */
  isLinked: boolean;
}

/** The answers in one line, until one is to be changed: then each of them opens in place. */
export function AnswerEditor({ steps, answers, isLinked }: Props) {
  const edit = useStore($edit);
  const isEmptied = useStore($isEmptied);
  const [open, setOpen] = useState<string | null>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <section className={styles['answers']} aria-labelledby="answers" data-unfolded={isUnfolded || undefined}>
      <h2 id="answers" className="visually-hidden">
        Your answers
      </h2>
      <button
        type="button"
        className={styles['fold']}
        aria-expanded={isUnfolded}
        aria-controls="edit-answers"
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <span>{answersLine(steps, answers)}</span> <b>{isUnfolded ? 'Close' : 'Change'}</b>
      </button>
      {isLinked ? (
        <p className="label">
          These answers came with a link. Change one and the list is yours, or <a href="/quiz">give your own</a>.
        </p>
      ) : (
        <p className="label">Change one and watch the order move.</p>
      )}
      {edit.status === 'failed' && (
        <p className={styles['error']} role="alert">
          The new order did not come, so the list still shows the one before.{' '}
          <button type="button" className={styles['again']} onClick={() => void sendEdit(edit.answers)}>
            Try again
          </button>
        </p>
      )}
      <ul role="list" id="edit-answers">
        {steps.map((step) => {
          const isOpen = open === step.field;
          return (
            <li key={step.field}>
              <button
                type="button"
                className={styles['answer']}
                aria-expanded={isOpen}
                aria-controls={`edit-${step.field}`}
                onClick={() => setOpen(isOpen ? null : step.field)}
              >
                <span>{step.title}</span>
                <strong>{optionTitles(steps, step.field, chosenValues(step, answers)).join(', ')}</strong>
              </button>
              <fieldset id={`edit-${step.field}`} className={styles['choices']} hidden={!isOpen}>
                <legend className="visually-hidden">{step.title}</legend>
                {step.options.map(({ value, title, description }) => (
                  <label key={value} className={styles['choice']}>
                    <input
                      type={step.multiple ? 'checkbox' : 'radio'}
                      name={step.field}
                      value={value}
                      checked={chosenValues(step, answers).includes(value)}
                      aria-describedby={step.multiple && isEmptied ? 'emptied' : undefined}
                      onChange={() => void editAnswer(step, value)}
                    />
                    <span>
                      {title} <small>{description}</small>
                    </span>
                  </label>
                ))}
                {step.multiple && isEmptied && (
                  <p id="emptied" className={styles['error']} role="alert">
                    One has to stay. Add another first, then take this one out.
                  </p>
                )}
              </fieldset>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
