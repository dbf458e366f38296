import { useStore } from '../use-store.ts';
import { useEffect, useRef } from 'react';
import { chosenValues, isAnswered, progressPercent } from '#domain/recommendation/quiz-progress.ts';
import type { QuizQuestion } from '#domain/recommendation/quiz.schema.ts';
import {
  $quizAnswers,
  $quizStep,
  $quizWords,
  $wordsGoal,
  answerQuestion,
  finishQuiz,
  nextQuestion,
  previousQuestion,
} from '#state/quiz.ts';
import answer from '#parts/answer-option.module.css';
import styles from './quiz-stage.module.css';

/** One question at a time; Next waits for an answer. */
export default function QuizStage({ questions }: { questions: QuizQuestion[] }) {
  const step = useStore($quizStep);
  const answers = useStore($quizAnswers);
  const words = useStore($quizWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const goal = useStore($wordsGoal);
  // What was typed has answered what is to be done.
  const asked = goal === null ? questions : questions.filter(({ field }) => field !== 'goals');
  const question = asked[step];

  useEffect(() => {
    heading.current?.focus();
  }, [step]);

  if (!question) return null;
  const isLast = step === asked.length - 1;
  const answered = isAnswered(question, answers);
  const percent = progressPercent(step, asked.length);
  return (
    <form
      className={styles['quiz']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!answered) return;
        if (isLast) void finishQuiz();
        else nextQuestion();
      }}
    >
      <div className={styles['progress']}>
        <p className="label">
          Question {step + 1} of {asked.length}
        </p>
        <p className="label">{remainingText(step, asked.length)}</p>
        {words !== '' && <p className={styles['words']}>For “{words}”</p>}
        <progress max={100} value={percent} aria-label="Progress">
          {percent}%
        </progress>
      </div>
      <fieldset className={styles['question']}>
        <legend>
          <h1 ref={heading} tabIndex={-1}>
            {question.title}
          </h1>
        </legend>
        <p className="lede">{question.subtitle}</p>
        <div className={styles['options']}>
          {question.options.map((option) => (
            <label key={option.value} className={`${answer['option']} ${styles['option']}`}>
              <input
                type={question.multiple ? 'checkbox' : 'radio'}
                name={question.field}
                value={option.value}
                checked={chosenValues(question, answers).includes(option.value)}
                onChange={() => answerQuestion(question, option.value)}
              />
              <strong>{option.title}</strong>
              <span>{option.description}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles['steps']}>
        <button type="button" className="button" onClick={previousQuestion}>
          {step === 0 ? 'Cancel' : 'Previous'}
        </button>
        <button type="submit" className="button button-signal" disabled={!answered}>
          {isLast ? 'Get My Recommendations' : 'Next'}
        </button>
      </div>
    </form>
  );
}

/** The promise of the first question, then what is true of the others. */
function remainingText(step: number, total: number): string {
  if (step === 0) return '2 min remaining';
  const left = total - 1 - step;
  return left === 0 ? 'Last question' : `${left} more after this`;
}
