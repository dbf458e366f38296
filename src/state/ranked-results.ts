import { atom } from 'nanostores';
import { requestRecommendations } from '#api/recommendations.ts';
import { fromQuizAnswers, toQuizAnswers, chooseOption } from '#domain/questionnaire/questionnaire-answers.ts';
import type { QuestionnaireStep } from '#domain/questionnaire/questionnaire.schema.ts';
import { answersFromAddress, quizAddress } from '#domain/quiz/quiz-address.ts';
import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import { describeMoves, type Moves } from '#domain/recommendation/describe-moves.ts';
import { keepResults, type KeptResults, readKeptResults, resultsAddress } from './quiz-results.ts';

export type RankedResults =
  | { status: 'reading' | 'none' }
  | { status: 'loading' | 'failed'; answers: QuizAnswers }
  | { status: 'loaded'; results: KeptResults; isLinked: boolean; moves: Moves | null };

/** A change of answers on its way, or what became of it. */
export type Edit = { status: 'none' } | { status: 'pending' | 'failed'; answers: QuizAnswers };

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
  const kept = readKeptResults();
  if (kept && (!named || quizAddress(named) === quizAddress(kept.answers))) return showKept(kept);
  if (!named) return $rankedResults.set({ status: 'none' });
  await askForLinked(named);
}

/** Asks for the results of a link; they do not replace the reader's own. */
export async function askForLinked(answers: QuizAnswers): Promise<void> {
  $rankedResults.set({ status: 'loading', answers });
  try {
    const answer = await requestRecommendations(answers);
    $rankedResults.set({
      status: 'loaded',
      results: { answers, answer, askedAt: new Date().toISOString() },
      isLinked: true,
      moves: null,
    });
  } catch {
    $rankedResults.set({ status: 'failed', answers });
  }
}

function showKept(results: KeptResults): void {
  history.replaceState(null, '', resultsAddress(results.answers));
  $rankedResults.set({ status: 'loaded', results, isLinked: false, moves: null });
}

/** Changes one answer in place; a step cannot be emptied. The last change wins, whatever answers come in between. */
export async function editAnswer(step: Pick<QuestionnaireStep, 'id' | 'type'>, value: string): Promise<void> {
  const shown = $rankedResults.get();
  const edit = $edit.get();
  if (shown.status !== 'loaded') return;
  const before = 'answers' in edit ? edit.answers : shown.results.answers;
  const answers = toQuizAnswers(chooseOption(fromQuizAnswers(before), step, value));
  $isEmptied.set(answers === null);
  if (answers) await sendEdit(answers);
}

/** Asks for the new order; until it comes, and when it does not come, the old list stays. */
export async function sendEdit(answers: QuizAnswers): Promise<void> {
  const sent: Edit = { status: 'pending', answers };
  $edit.set(sent);
  try {
    const answer = await requestRecommendations(answers);
    const shown = $rankedResults.get();
    if ($edit.get() !== sent || shown.status !== 'loaded') return;
    const results = { answers, answer, askedAt: new Date().toISOString() };
    const moves = describeMoves(shown.results.answer.recommendations, answer.recommendations);
    $edit.set({ status: 'none' });
    $rankedResults.set({ status: 'loaded', results, isLinked: false, moves });
    keepResults(results);
    history.replaceState(null, '', resultsAddress(answers));
  } catch {
    if ($edit.get() === sent) $edit.set({ status: 'failed', answers });
  }
}
