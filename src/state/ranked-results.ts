import { atom } from 'nanostores';
import { requestRecommendations } from '#api/recommendations.ts';
import type { QuizQuestion } from '#domain/recommendation/quiz.schema.ts';
import { chooseOption, completeAnswers } from '#domain/recommendation/quiz-progress.ts';
import { answersFromAddress, quizAddress, wordsFromAddress } from '#domain/person/quiz-address.ts';
import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { describeMoves, type Moves } from '#domain/recommendation/describe-moves.ts';
import { keepResults, type LocalResults, readLocalAnswers, readLocalResults, resultsAddress } from './quiz-results.ts';

type RankedResults =
  | { status: 'reading' | 'none' }
  | { status: 'loading' | 'failed'; answers: QuizAnswers; words: string }
  | { status: 'loaded'; results: LocalResults; isLinked: boolean; moves: Moves | null };

/** A change of answers on its way, or what became of it. */
type Edit = { status: 'none' } | { status: 'pending' | 'failed'; answers: QuizAnswers };

/** What /quiz/results shows. */
export const $rankedResults = atom<RankedResults>({ status: 'reading' });
export const $edit = atom<Edit>({ status: 'none' });
/** The reader took out the last answer of a step: it stayed. */
export const $isEmptied = atom(false);

/**
 * Shows the results that the address names: the reader's own as they were kept, those of a link by asking for them.
 * An address without answers shows the reader's own, if there are any.
 */
export async function enterResults(): Promise<void> {
  const named = answersFromAddress(window.location.search);
  const words = wordsFromAddress(window.location.search);
  const kept = readLocalResults();
  if (kept && (!named || quizAddress(named, words) === quizAddress(kept.answers, kept.words))) return showKept(kept);
  const own = kept ? null : readLocalAnswers();
  if (own && (!named || quizAddress(named) === quizAddress(own))) return askFor(own, words, false);
  if (!named) return $rankedResults.set({ status: 'none' });
  await askForLinked(named, words);
}

/** Asks for the results of a link; they do not replace the reader's own. */
export function askForLinked(answers: QuizAnswers, words: string): Promise<void> {
  return askFor(answers, words, true);
}

async function askFor(answers: QuizAnswers, words: string, isLinked: boolean): Promise<void> {
  $rankedResults.set({ status: 'loading', answers, words });
  try {
    const answer = await requestRecommendations(answers, words);
    const results = { answers, answer, words, askedAt: new Date().toISOString() };
    if (!isLinked) keepResults(results);
    $rankedResults.set({ status: 'loaded', results, isLinked, moves: null });
  } catch {
    $rankedResults.set({ status: 'failed', answers, words });
  }
}

function showKept(results: LocalResults): void {
  history.replaceState(null, '', resultsAddress(results.answers, results.words));
  $rankedResults.set({ status: 'loaded', results, isLinked: false, moves: null });
}

/** Changes one answer in place; a step cannot be emptied. The last change wins, whatever answers come in between. */
export async function editAnswer(step: Pick<QuizQuestion, 'field'>, value: string): Promise<void> {
  const shown = $rankedResults.get();
  const edit = $edit.get();
  if (shown.status !== 'loaded') return;
  const before = 'answers' in edit ? edit.answers : shown.results.answers;
  const answers = completeAnswers(chooseOption(before, step, value));
  $isEmptied.set(answers === null);
  if (answers) await sendEdit(answers);
}

/** Asks for the new order; until it comes, and when it does not come, the old list stays. */
export async function sendEdit(answers: QuizAnswers): Promise<void> {
  const before = $rankedResults.get();
  if (before.status !== 'loaded') return;
  const sent: Edit = { status: 'pending', answers };
  $edit.set(sent);
  try {
    const { words = '' } = before.results;
    const answer = await requestRecommendations(answers, words);
    const shown = $rankedResults.get();
    if ($edit.get() !== sent || shown.status !== 'loaded') return;
    const results = { answers, answer, words, askedAt: new Date().toISOString() };
    const moves = describeMoves(shown.results.answer.recommendations, answer.recommendations);
    $edit.set({ status: 'none' });
    $rankedResults.set({ status: 'loaded', results, isLinked: false, moves });
    keepResults(results);
    history.replaceState(null, '', resultsAddress(answers, words));
  } catch {
    if ($edit.get() === sent) $edit.set({ status: 'failed', answers });
  }
}
