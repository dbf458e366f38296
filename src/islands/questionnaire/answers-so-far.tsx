import type { QuizQuestion } from '#domain/recommendation/quiz.schema.ts';
import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { optionTitles } from '#domain/recommendation/option-titles.ts';
import { chosenValues, isAnswered } from '#domain/recommendation/quiz-progress.ts';
import styles from './questionnaire.module.css';

interface Props {
  steps: readonly QuizQuestion[];
  answers: Partial<QuizAnswers>;
  /** Index of the step on show. */
  place: number;
  onGo(step: number): void;
  onStartOver(): void;
}

/** The margin: what was answered, each a way back to its step. */
export function AnswersSoFar({ steps, answers, place, onGo, onStartOver }: Props) {
  const isBegun = steps.some((step) => isAnswered(step, answers));
  const firstOpen = steps.findIndex((step) => !isAnswered(step, answers));
  const reachable = firstOpen < 0 ? steps.length : firstOpen + 1;
  return (
    <nav className={styles['margin']} aria-label="Your answers">
      <ol role="list">
        {steps.map((step, index) => (
          <li key={step.field}>
            <button
              type="button"
              disabled={index >= reachable}
              aria-current={index === place ? 'step' : undefined}
              onClick={() => onGo(index)}
            >
              <span className={styles['number']}>{index + 1}</span>
              <span>{optionTitles([step], step.field, chosenValues(step, answers)).join(', ') || step.title}</span>
            </button>
          </li>
        ))}
      </ol>
      {isBegun && (
        <button type="button" className="button button-plain" onClick={onStartOver}>
          Start over
        </button>
      )}
    </nav>
  );
}
