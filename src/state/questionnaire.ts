import { atom } from 'nanostores';
import { requestRecommendations } from '#api/recommendations.ts';
import type { QuestionnaireStep } from '#domain/questionnaire/questionnaire.schema.ts';
import {
  chooseOption,
  type QuestionnaireAnswers,
  readAnswers,
  toQuizAnswers,
} from '#domain/questionnaire/questionnaire-answers.ts';
import { keepResults, resultsAddress } from './quiz-results.ts';

/** Where the reader is in the questionnaire; kept for this tab, so that a reload loses nothing. */
export interface Progress {
  /** Index of the step on show. */
  step: number;
  answers: QuestionnaireAnswers;
}

const beginning: Progress = { step: 0, answers: {} };
const progressKey = 'questionnaire';

export const $progress = atom<Progress>(beginning);
/** How sending the answers stands. */
export const $submission = atom<'idle' | 'pending' | 'failed'>('idle');

/** Takes over where this tab was; anything unreadable counts as nothing. `steps` is their number. */
export function readProgress(steps: number): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(progressKey) ?? '{}');
    const { step = 0, answers } = kept as { step?: unknown; answers?: unknown };
    const isStep = typeof step === 'number' && Number.isInteger(step) && step >= 0 && step < steps;
    $progress.set({ step: isStep ? step : 0, answers: readAnswers(answers) });
  } catch {
    $progress.set(beginning);
  }
}

/** Chooses an option of a step, or takes it back where several may be chosen. */
export function answerStep(step: Pick<QuestionnaireStep, 'id' | 'type'>, value: string): void {
  const { answers, ...place } = $progress.get();
  keepProgress({ ...place, answers: chooseOption(answers, step, value) });
}

/** Goes to a step. */
export function goToStep(step: number): void {
  $submission.set('idle');
  keepProgress({ ...$progress.get(), step });
}

/** Back to the first step with nothing answered. */
export function startOver(): void {
  $submission.set('idle');
  keepProgress(beginning);
}

/** Asks for recommendations, keeps them as the reader's own and goes to their page; does nothing while an answer is missing. */
export async function submitQuestionnaire(): Promise<void> {
  const answers = toQuizAnswers($progress.get().answers);
  if (!answers || $submission.get() === 'pending') return;
  $submission.set('pending');
  try {
    const answer = await requestRecommendations(answers);
    keepResults({ answers, answer, askedAt: new Date().toISOString() });
    keepProgress({ ...$progress.get(), step: 0 }, 'silently');
    window.location.assign(resultsAddress(answers));
  } catch {
    $submission.set('failed');
  }
}

/** What the browser brings back from its memory is ready for another try. */
export function wakeQuestionnaire(): void {
  if ($submission.get() === 'pending') $submission.set('idle');
}

function keepProgress(progress: Progress, show: 'shown' | 'silently' = 'shown'): void {
  if (show === 'shown') $progress.set(progress);
  try {
    sessionStorage.setItem(progressKey, JSON.stringify(progress));
  } catch {
    // Without storage the answers last as long as the page.
  }
}
