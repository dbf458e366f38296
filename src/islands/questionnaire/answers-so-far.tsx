import type { QuestionnaireStep } from '#domain/questionnaire/questionnaire.schema.ts';
import { isStepAnswered, type QuestionnaireAnswers } from '#domain/questionnaire/questionnaire-answers.ts';
import styles from './questionnaire.module.css';

interface Props {
  steps: readonly QuestionnaireStep[];
  answers: QuestionnaireAnswers;
  /** Index of the step on show. */
  place: number;
  onGo(step: number): void;
  onStartOver(): void;
}

/** The margin: what was answered, each a way back to its step. */
export function AnswersSoFar({ steps, answers, place, onGo, onStartOver }: Props) {
  const isBegun = steps.some((step) => isStepAnswered(answers, step));
  const firstOpen = steps.findIndex((step) => !isStepAnswered(answers, step));
  const reachable = firstOpen < 0 ? steps.length : firstOpen + 1;
  return (
    <nav className={styles['margin']} aria-label="Your answers">
      <ol role="list">
        {steps.map((step, index) => (
          <li key={step.id}>
            <button
              type="button"
              disabled={index >= reachable}
              aria-current={index === place ? 'step' : undefined}
              onClick={() => onGo(index)}
            >
              <span className={styles['number']}>{index + 1}</span>
              <span>{answerText(step, answers) || step.title}</span>
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

/** The chosen options in their own words. */
function answerText(step: QuestionnaireStep, answers: QuestionnaireAnswers): string {
  return step.options
    .filter(({ value }) => answers[step.id]?.includes(value))
    .map(({ title }) => title)
    .join(', ');
}
