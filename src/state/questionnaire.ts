import { atom } from 'nanostores';
import { requestRecommendations } from '#api/recommendations.ts';
import type { QuizQuestion } from '#domain/recommendation/quiz.schema.ts';
import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { chooseOption, completeAnswers, isAnswered, readAnswers } from '#domain/recommendation/quiz-progress.ts';
import { keepResults, resultsAddress } from './quiz-results.ts';
import { tabStorage } from './tab-storage.ts';

/** Where the reader is in the questionnaire; kept for this tab, so that a reload loses nothing. */
interface Progress {
  /** Index of the step on show. */
  step: number;
  answers: Partial<QuizAnswers>;
}

const beginning: Progress = { step: 0, answers: {} };
const progressKey = 'questionnaire';

export const $progress = atom<Progress>(beginning);
/** How sending the answers stands. */
export const $submission = atom<'idle' | 'pending' | 'failed'>('idle');

/** Takes over where this tab was; anything unreadable counts as nothing. `steps` is their number. */
export function readProgress(steps: number): void {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(progressKey) ?? '{}');
    const { step = 0, answers } = kept as { step?: unknown; answers?: unknown };
    const isStep = typeof step === 'number' && Number.isInteger(step) && step >= 0 && step < steps;
    $progress.set({ step: isStep ? step : 0, answers: readAnswers(answers) });
  } catch {
    $progress.set(beginning);
  }
}

/** Chooses an option of a step, or takes it back where several may be chosen. */
export function answerStep(step: Pick<QuizQuestion, 'field'>, value: string): void {
  const { answers, ...place } = $progress.get();
  keepProgress({ ...place, answers: chooseOption(answers, step, value) });
}

/** What a history entry of this page remembers, so that the browser's Back returns to the step before. */
interface StepEntry {
  questionnaireStep: number;
  /** The step that was on show before. */
  from: number;
}

/** The step of the history entry on show; null when the entry is none of a step. */
function entryOnShow(): StepEntry | null {
  const { questionnaireStep, from } = (history.state ?? {}) as Partial<StepEntry>;
  return typeof questionnaireStep === 'number' && typeof from === 'number' ? { questionnaireStep, from } : null;
}

/** Shows the step that the history entry names and follows Back and Forward. Gives back how to stop. */
export function followSteps(steps: readonly QuizQuestion[]): () => void {
  const show = () => {
    const entry = entryOnShow();
    if (entry === null) return;
    $submission.set('idle');
    const { answers } = $progress.get();
    const firstOpen = steps.findIndex((step) => !isAnswered(step, answers));
    const furthest = firstOpen < 0 ? steps.length - 1 : firstOpen;
    keepProgress({ answers, step: Math.max(0, Math.min(furthest, entry.questionnaireStep)) });
  };
  show();
  if (entryOnShow() === null) {
    const { step } = $progress.get();
    history.replaceState({ questionnaireStep: step, from: step } satisfies StepEntry, '');
  }
  window.addEventListener('popstate', show);
  return () => window.removeEventListener('popstate', show);
}

/** Goes to a step, with a history entry of its own. */
export function goToStep(step: number): void {
  $submission.set('idle');
  const { step: from } = $progress.get();
  history.pushState({ questionnaireStep: step, from } satisfies StepEntry, '');
  keepProgress({ ...$progress.get(), step });
}

/** One step back: what the browser's Back does, when that is where it leads. */
export function goToStepBefore(): void {
  const { step } = $progress.get();
  if (entryOnShow()?.from === step - 1) history.back();
  else goToStep(step - 1);
}

/** Back to the first step with nothing answered. */
export function startOver(): void {
  keepProgress({ ...beginning, step: $progress.get().step });
  goToStep(0);
}

/** Asks for recommendations, keeps them as the reader's own and goes to their page; does nothing while an answer is missing. */
export async function submitQuestionnaire(): Promise<void> {
  const answers = completeAnswers($progress.get().answers);
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
  tabStorage.keep(progressKey, JSON.stringify(progress));
}
