import { useStore } from '../use-store.ts';
import { useEffect, useRef } from 'react';
import type { QuizQuestion } from '#domain/recommendation/quiz.schema.ts';
import { chosenValues, isAnswered, progressPercent } from '#domain/recommendation/quiz-progress.ts';
import {
  $progress,
  $submission,
  answerStep,
  followSteps,
  goToStep,
  goToStepBefore,
  readProgress,
  startOver,
  submitQuestionnaire,
  wakeQuestionnaire,
} from '#state/questionnaire.ts';
import { AnswersSoFar } from './answers-so-far.tsx';
import styles from './questionnaire.module.css';
import { StepOptions } from './step-options.tsx';

/** One step at a time: Back rests unseen on the first, Next waits for an answer. */
export function Questionnaire({ steps }: { steps: readonly QuizQuestion[] }) {
  const { step: place, answers } = useStore($progress);
  const submission = useStore($submission);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  const step = steps[place];

  useEffect(() => {
    // What was chosen before this code was here counts.
    const chosen = [...(form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(
      (input) => input.value,
    );
    readProgress(steps.length);
    const stopFollowing = followSteps(steps);
    shown.current = $progress.get().step;
    const [first] = steps;
    if (first && $progress.get().step === 0)
      for (const value of chosen)
        if (!chosenValues(first, $progress.get().answers).includes(value)) answerStep(first, value);
    window.addEventListener('pageshow', wakeQuestionnaire);
    return () => {
      stopFollowing();
      window.removeEventListener('pageshow', wakeQuestionnaire);
    };
  }, [steps]);

  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    heading.current?.focus();
  }, [place]);

  if (!step) return null;
  const isLast = place === steps.length - 1;
  const hasAnswer = isAnswered(step, answers);
  const isPending = submission === 'pending';
  const percent = progressPercent(place, steps.length);
  return (
    <form
      ref={form}
      className={styles['questionnaire']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasAnswer) return;
        if (isLast) void submitQuestionnaire();
        else goToStep(place + 1);
      }}
    >
      <div className={styles['progress']}>
        <p className="label">
          Step {place + 1} of {steps.length}
        </p>
        <progress max={100} value={percent} aria-label="Progress">
          {percent}%
        </progress>
      </div>
      <fieldset className={styles['step']}>
        <legend className={styles['legend']}>
          <h1 ref={heading} tabIndex={-1}>
            {step.title}
          </h1>
        </legend>
        <p className={`lede ${styles['subtitle']}`}>{step.subtitle}</p>
        <StepOptions step={step} chosen={chosenValues(step, answers)} onChoose={(value) => answerStep(step, value)} />
      </fieldset>
      <div className={styles['end']}>
        {submission === 'failed' && (
          <p className={styles['error']} role="alert">
            <b>Failed to submit quiz.</b> Your answers are still here: check the connection and send them again.
          </p>
        )}
        <div className={styles['buttons']}>
          <button
            type="button"
            className={`button ${place === 0 ? styles['unseen'] : ''}`}
            disabled={place === 0 || isPending}
            onClick={goToStepBefore}
          >
            Back
          </button>
          <button type="submit" className="button button-signal" disabled={!hasAnswer || isPending}>
            {isPending ? 'Getting Recommendations...' : isLast ? 'Get My Recommendations' : 'Next'}
          </button>
        </div>
      </div>
      <AnswersSoFar steps={steps} answers={answers} place={place} onGo={goToStep} onStartOver={startOver} />
    </form>
  );
}
