import { useStore } from '../use-store.ts';
import { useEffect, useRef } from 'react';
import { isAnswered, progressPercent, toggleGoal } from '#domain/quiz/quiz-progress.ts';
import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import type { QuizQuestion } from '#domain/quiz/quiz.schema.ts';
import {
  $quizAnswers,
  $quizStep,
  $quizWords,
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
  const question = questions[step];

  useEffect(() => {
    heading.current?.focus();
  }, [step]);

  if (!question) return null;
  const isLast = step === questions.length - 1;
  const answered = isAnswered(question, answers);
  const percent = progressPercent(step, questions.length);
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
          Question {step + 1} of {questions.length}
        </p>
        <p className="label">2 min remaining</p>
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
                checked={isChosen(question, answers, option.value)}
                onChange={() => choose(question, answers, option.value)}
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

function isChosen(question: QuizQuestion, answers: Partial<QuizAnswers>, value: string): boolean {
  const answer = answers[question.field];
  return Array.isArray(answer) ? answer.some((goal) => goal === value) : answer === value;
}

/** Options come from data checked against the same vocabulary as the answers, hence the assertions. */
function choose(question: QuizQuestion, answers: Partial<QuizAnswers>, value: string): void {
  if (question.field === 'goals')
    answerQuestion('goals', toggleGoal(answers.goals ?? [], value as QuizAnswers['goals'][number]));
  else answerQuestion(question.field, value as QuizAnswers[typeof question.field]);
}
