import { atom } from 'nanostores';
import { type RecommendationsAnswer, requestRecommendations } from '#api/recommendations.ts';
import { answersFromAddress, quizAddress, readWords, wordsFromAddress } from '#domain/quiz/quiz-address.ts';
import { completeAnswers } from '#domain/quiz/quiz-progress.ts';
import { keepResults } from './quiz-results.ts';
import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';

/** The three stages of the home page. */
export type HomeStage = 'hero' | 'quiz' | 'results';

export type QuizResults =
  | { status: 'none' | 'loading' | 'failed' }
  | { status: 'loaded'; answers: QuizAnswers; words: string; answer: RecommendationsAnswer };

export const $homeStage = atom<HomeStage>('hero');
/** Index of the question on show. */
export const $quizStep = atom(0);
export const $quizAnswers = atom<Partial<QuizAnswers>>({});
export const $quizResults = atom<QuizResults>({ status: 'none' });

$homeStage.listen((stage) => {
  if (typeof document === 'undefined') return;
  document.documentElement.dataset['stage'] = stage;
  window.scrollTo({ top: 0 });
});

/** What the reader typed in the hero: it goes along into the quiz, the picks and their heading. Empty when nothing was. */
export const $quizWords = atom('');

/** What a history entry of this page remembers, so that Back returns to the stage before. */
interface StageEntry {
  homeStage: HomeStage;
  step: number;
}

/** Adds a history entry for a stage; the address stays unless another one is named. */
function enterStage(homeStage: HomeStage, step = 0, address = window.location.pathname): void {
  const entry: StageEntry = { homeStage, step };
  history.pushState(entry, '', address);
  $homeStage.set(homeStage);
}

/** Shows what the address names when the page comes, and follows Back and Forward. Gives back how to stop. */
export function followHistory(): () => void {
  const shared = answersFromAddress(window.location.search);
  if (shared) void askForResults(shared, wordsFromAddress(window.location.search), 'shared');
  const follow = ({ state }: PopStateEvent) => showEntry(state);
  window.addEventListener('popstate', follow);
  return () => window.removeEventListener('popstate', follow);
}

function showEntry(state: unknown): void {
  const { homeStage = 'hero', step = 0 } = (state ?? {}) as Partial<StageEntry>;
  const named = answersFromAddress(window.location.search);
  if (named) {
    const words = wordsFromAddress(window.location.search);
    const shown = $quizResults.get();
    const isShown = shown.status === 'loaded' && quizAddress(shown.answers, shown.words) === quizAddress(named, words);
    if (isShown) $homeStage.set('results');
    else void askForResults(named, words, 'shared');
    return;
  }
  $quizStep.set(step);
  $homeStage.set(homeStage === 'quiz' ? 'quiz' : 'hero');
}

/** Begins at question 1 with nothing answered. @param typed what the reader typed in the hero */
export function startQuiz(typed = ''): void {
  $quizWords.set(readWords(typed));
  $quizStep.set(0);
  $quizAnswers.set({});
  $quizResults.set({ status: 'none' });
  enterStage('quiz', 0, '/');
}

export function answerQuestion<Field extends keyof QuizAnswers>(field: Field, value: QuizAnswers[Field]): void {
  $quizAnswers.set({ ...$quizAnswers.get(), [field]: value });
}

/** One question forward. */
export function nextQuestion(): void {
  $quizStep.set($quizStep.get() + 1);
  enterStage('quiz', $quizStep.get(), '/');
}

/** One question back; from the first, back to where the quiz was begun: what the browser's Back does. */
export function previousQuestion(): void {
  history.back();
}

/** Asks for recommendations with the answers of the quiz. Does nothing while an answer is missing. */
export async function finishQuiz(): Promise<void> {
  const answers = completeAnswers($quizAnswers.get());
  if (answers) await showResults(answers, $quizWords.get());
}

/** Goes to the results of the reader's own answers: those of the quiz, or of a department's card. */
export async function showResults(answers: QuizAnswers, words = ''): Promise<void> {
  enterStage('results', 0, `/?${quizAddress(answers, words)}`);
  await askForResults(answers, words, 'own');
}

/** Asks for a list and shows it; only one's own answers are kept for /quiz/results, where a shared address says that it is one. */
async function askForResults(answers: QuizAnswers, words: string, whose: 'own' | 'shared'): Promise<void> {
  $quizWords.set(words);
  $quizResults.set({ status: 'loading' });
  $homeStage.set('results');
  try {
    const answer = await requestRecommendations(answers, words);
    $quizResults.set({ status: 'loaded', answers, words, answer });
    if (whose === 'own') keepResults({ answers, answer, words, askedAt: new Date().toISOString() });
  } catch {
    $quizResults.set({ status: 'failed' });
  }
}

/** Back to the first question with the answers cleared; what was typed stays. */
export function retakeQuiz(): void {
  startQuiz($quizWords.get());
}
