import type { QuizQuestion } from '#domain/recommendation/quiz.schema.ts';
import answer from '#parts/answer-option.module.css';
import styles from './questionnaire.module.css';

interface Props {
  step: QuizQuestion;
  /** Values chosen at this step. */
  chosen: readonly string[];
  onChoose(value: string): void;
}

/** The options of a step: radio buttons for one answer, check boxes for several. */
export function StepOptions({ step, chosen, onChoose }: Props) {
  return (
    <div className={styles['options']}>
      {step.options.map(({ value, icon, title, description }) => (
        <label key={step.field + value} className={`${answer['option']} ${styles['option']}`}>
          <input
            type={step.multiple ? 'checkbox' : 'radio'}
            name={step.field}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onChoose(value)}
          />
          <svg
            className={styles['icon']}
            width="40"
            height="40"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <use href={`/icons/questionnaire.svg#${icon}`} />
          </svg>
          <strong>{title}</strong>
          <span>{description}</span>
        </label>
      ))}
    </div>
  );
}
