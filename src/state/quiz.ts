import { atom } from 'nanostores';
import { type RecommendationsAnswer, requestRecommendations } from '#api/recommendations.ts';
import { answersFromAddress, quizAddress, readWords, wordsFromAddress } from '#domain/person/quiz-address.ts';
import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { chooseOption, completeAnswers } from '#domain/recommendation/quiz-progress.ts';
import type { QuizQuestion } from '#domain/recommendation/quiz.schema.ts';
import type { Goal } from '#domain/tool/audience.ts';
import { keepResults } from './quiz-results.ts';

/** The stages of the home page. The shortlist is what the search finds for typed words, before any question. */
type HomeStage = 'hero' | 'shortlist' | 'quiz' | 'results';

type QuizResults =
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

/** The goal that the typed words speak of: the quiz does not ask for it again. Null when they speak of none. */
export const $wordsGoal = atom<Goal | null>(null);

/** What a history entry of this page remembers, so that Back returns to the stage before. */
interface StageEntry {
  homeStage: HomeStage;
  step: number;
  /** What the questions on show go along with; the address of the quiz names neither. */
  words: string;
  goal: Goal | null;
}

/** Adds a history entry for a stage; the address stays unless another one is named. */
function enterStage(homeStage: HomeStage, step: number, address: string): void {
  const entry: StageEntry = { homeStage, step, words: $quizWords.get(), goal: $wordsGoal.get() };
  history.pushState(entry, '', address);
  $homeStage.set(homeStage);
}

/** Shows what the address names when the page comes, and follows Back and Forward. Gives back how to stop. */
export function followHistory(): () => void {
  const words = wordsFromAddress(window.location.search);
  const shared = answersFromAddress(window.location.search);
  if (shared) void askForResults(shared, words, 'shared');
  else if (words !== '') openShortlist(words);
  const follow = ({ state }: PopStateEvent) => showEntry(state);
  window.addEventListener('popstate', follow);
  return () => window.removeEventListener('popstate', follow);
}

function showEntry(state: unknown): void {
  const { homeStage = 'hero', step = 0, words: typed = '', goal = null } = (state ?? {}) as Partial<StageEntry>;
  const named = answersFromAddress(window.location.search);
  const words = wordsFromAddress(window.location.search);
  if (named) {
    const shown = $quizResults.get();
    const isShown = shown.status === 'loaded' && quizAddress(shown.answers, shown.words) === quizAddress(named, words);
    if (isShown) $homeStage.set('results');
    else void askForResults(named, words, 'shared');
    return;
  }
  if (words !== '') {
    openShortlist(words);
    return;
  }
  $quizWords.set(typed);
  $wordsGoal.set(goal);
  $quizStep.set(step);
  if (goal && !$quizAnswers.get().goals) $quizAnswers.set({ ...$quizAnswers.get(), goals: [goal] });
  $homeStage.set(homeStage === 'quiz' ? 'quiz' : 'hero');
}

/** Answers typed words with tools and tasks, before any question is asked; blank words do nothing. */
export function showShortlist(typed: string): void {
  const words = readWords(typed);
  if (words === '') return;
  $quizWords.set(words);
  enterStage('shortlist', 0, `/?${new URLSearchParams({ words })}`);
}

function openShortlist(words: string): void {
  $quizWords.set(words);
  $homeStage.set('shortlist');
}

/**
 * Begins at question 1 with nothing answered, or with the goal alone that the words speak of.
 * @param typed what the reader typed in the hero
 */
export function startQuiz(typed = '', goal: Goal | null = null): void {
  $quizWords.set(readWords(typed));
  $wordsGoal.set(goal);
  $quizStep.set(0);
  $quizAnswers.set(goal ? { goals: [goal] } : {});
  $quizResults.set({ status: 'none' });
  enterStage('quiz', 0, '/');
}

/** Chooses an option of a question, or takes it back where several may be chosen. */
export function answerQuestion(question: Pick<QuizQuestion, 'field'>, value: string): void {
  $quizAnswers.set(chooseOption($quizAnswers.get(), question, value));
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
export async function showResults(answers: QuizAnswers, words: string): Promise<void> {
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
  startQuiz($quizWords.get(), $wordsGoal.get());
}
