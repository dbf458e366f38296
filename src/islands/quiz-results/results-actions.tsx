import { useStore } from '../use-store.ts';
import type { RecommendedTool } from '#api/recommendations.ts';
import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { compareTools } from '#state/comparison.ts';
import { briefAddress, plainList } from '#state/list-files.ts';
import { $picksPending, savePicks, shareResults } from '#state/picks.ts';
import { startOver } from '#state/questionnaire.ts';
import { resultsPath } from '#state/quiz-results.ts';
import { FileButtons } from '../file-buttons.tsx';
import styles from './quiz-results.module.css';

/** As many as a table shows side by side without being dragged about. */
const COMPARED_AT_MOST = 4;

interface Props {
  answers: QuizAnswers;
  words: string;
  picks: readonly RecommendedTool[];
}

/** What one can do with the list: keep it, send it on, and the rest under one button. */
export function ResultsActions({ answers, words, picks }: Props) {
  const isPending = useStore($picksPending);
  const list = plainList(
    'AI tools for this brief',
    picks.map(({ id }) => id),
  );
  const compared = picks.slice(0, COMPARED_AT_MOST).map(({ id }) => id);
  return (
    <div className={styles['actions']}>
      <button
        type="button"
        className="button button-signal"
        disabled={isPending || picks.length === 0}
        onClick={() => void savePicks(picks)}
      >
        Save all {picks.length}
      </button>
      <button type="button" className="button" onClick={() => void shareResults(answers, words, resultsPath)}>
        Share
      </button>
      <details className={styles['more']}>
        <summary className="button">More</summary>
        <div className={styles['actions']}>
          {compared.length > 1 && (
            <button type="button" className="button" onClick={() => void compareTools(compared)}>
              Compare the first {compared.length}
            </button>
          )}
          <button type="button" className="button" onClick={() => window.print()}>
            Print
          </button>
          {picks.length > 0 && (
            <>
              <a className="button" href={briefAddress(list)}>
                Brief
              </a>
              <FileButtons list={list} />
            </>
          )}
          <a className="button button-plain" href="/quiz" onClick={startOver}>
            Retake
          </a>
        </div>
      </details>
    </div>
  );
}
