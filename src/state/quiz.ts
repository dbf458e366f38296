import { atom } from 'nanostores';
import { type RecommendationsAnswer, requestRecommendations } from '#api/recommendations.ts';
import { quizAddress } from '#domain/quiz/quiz-address.ts';
import { completeAnswers } from '#domain/quiz/quiz-progress.ts';
import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';

/** The three stages of the home page. */
export type HomeStage = 'hero' | 'quiz' | 'results';

export type QuizResults =
  | { status: 'none' | 'loading' | 'failed' }
  | { status: 'loaded'; answers: QuizAnswers; answer: RecommendationsAnswer };

export const $homeStage = atom<HomeStage>('hero');
/** Index of the question on show. */
export const $quizStep = atom(0);
export const $quizAnswers = atom<Partial<QuizAnswers>>({});
/** What the reader typed before the quiz: it goes along to the picks and stands above them. */
export const $quizWords = atom('');
export const $quizResults = atom<QuizResults>({ status: 'none' });

$homeStage.listen((stage) => {
  if (typeof document === 'undefined') return;
  document.documentElement.dataset['stage'] = stage;
  window.scrollTo({ top: 0 });
});

/** Begins at question 1 with nothing answered. @param words what was typed on the way, empty when nothing was */
export function startQuiz(words = ''): void {
  $quizWords.set(words);
  $quizStep.set(0);
  $quizAnswers.set({});
  $quizResults.set({ status: 'none' });
  $homeStage.set('quiz');
}

export function answerQuestion<Field extends keyof QuizAnswers>(field: Field, value: QuizAnswers[Field]): void {
  $quizAnswers.set({ ...$quizAnswers.get(), [field]: value });
}

/** One question forward. */
export function nextQuestion(): void {
  $quizStep.set($quizStep.get() + 1);
}

/** One question back; from the first, back to the hero. */
export function previousQuestion(): void {
  if ($quizStep.get() === 0) $homeStage.set('hero');
  else $quizStep.set($quizStep.get() - 1);
}

/** Asks for recommendations with the answers of the quiz. Does nothing while an answer is missing. */
export async function finishQuiz(): Promise<void> {
  const answers = completeAnswers($quizAnswers.get());
  if (answers) await showResults(answers);
}

/**
 * Goes to the results of a complete set of answers: the quiz, a department shortcut, or a shared address.
 * @param words what the reader typed; those of the quiz unless said otherwise
 */
export async function showResults(answers: QuizAnswers, words = $quizWords.get()): Promise<void> {
  $quizWords.set(words);
  $quizResults.set({ status: 'loading' });
  $homeStage.set('results');
  try {
    $quizResults.set({ status: 'loaded', answers, answer: await requestRecommendations(answers, words) });
    history.replaceState(null, '', `/?${quizAddress(answers, words)}`);
  } catch {
    $quizResults.set({ status: 'failed' });
  }
}

/** Back to the first question with the answers cleared. */
export function retakeQuiz(): void {
  history.replaceState(null, '', '/');
  startQuiz();
}
