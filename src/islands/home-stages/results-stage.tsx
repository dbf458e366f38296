import { useStore } from '../use-store.ts';
import { useEffect, useRef, useState } from 'react';
import type { RecommendedTool } from '#api/recommendations.ts';
import { answersLine } from '#domain/recommendation/option-titles.ts';
import { filterResults, type ResultsFilter, resultsFilters } from '#domain/recommendation/filter-results.ts';
import type { QuizQuestion } from '#domain/recommendation/quiz.schema.ts';
import { failsLast } from '#domain/rules/order-under-rules.ts';
import { decisionsOf, leadingJobs, sharedWords } from '#domain/recommendation/tell-apart.ts';
import { orderWords } from '#domain/recommendation/what-decided.ts';
import { counted } from '#domain/text/counted.ts';
import { $quizResults, retakeQuiz } from '#state/quiz.ts';
import { $picksPending, savePicks, shareResults } from '#state/picks.ts';
import { resultsAddress } from '#state/quiz-results.ts';
import { ListReasons } from '#parts/list-reasons.tsx';
import { PickCard } from '#parts/pick-card.tsx';
import { PickList } from '#parts/pick-list.tsx';
import { CompareButton } from '../compare-button.tsx';
import { SaveButton } from '../save-button.tsx';
import { useUnderRules } from '../use-under-rules.ts';
import { VerdictTally } from '../verdict-tally.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import styles from './results-stage.module.css';

const noPicks: readonly RecommendedTool[] = [];

/** The picks with their reasons and misfits: loading, error or loaded. */
export default function ResultsStage({ questions }: { questions: QuizQuestion[] }) {
  const results = useStore($quizResults);
  const isPending = useStore($picksPending);
  const [filter, setFilter] = useState<ResultsFilter>('all');
  const heading = useRef<HTMLHeadingElement>(null);

  const picks = results.status === 'loaded' ? results.answer.recommendations : noPicks;
  const all = useUnderRules(picks, failsLast);
  // The button that led here is gone: without this the keyboard would start again at the top of the page.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [results.status]);

  if (results.status === 'failed') {
    return (
      <div className={styles['failed']} role="alert">
        <img src="/mascot/yak-lost.svg" alt="" width="400" height="250" />
        <h1 ref={heading} tabIndex={-1}>
          Oops! Something went wrong
        </h1>
        <p className="lede">We couldn't generate your recommendations. Please try again.</p>
        <button type="button" className="button button-signal" onClick={retakeQuiz}>
          Try Again
        </button>
      </div>
    );
  }
  if (results.status !== 'loaded') {
    return (
      <section>
        <h1 ref={heading} tabIndex={-1}>
          Your Perfect AI Tool Match
        </h1>
        <ResultsSkeleton />
      </section>
    );
  }
  const shown = filterResults(all, filter);
  const shared = sharedWords(all);
  const jobs = leadingJobs(all);
  const decisions = decisionsOf(all);
  const numbered = all.filter(({ isByTurn }) => !isByTurn);
  return (
    <section className={styles['results']}>
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          Your Perfect AI Tool Match
        </h1>
        <p className="label">{answersLine(questions, results.answers)}</p>
      </header>
      <ListReasons answer={{ ...results.answer, recommendations: [...all] }} words={results.words} />
      <div className={styles['filters']}>
        <p className={styles['count']} role="status">
          {counted(shown.length, 'tool')}
        </p>
        {resultsFilters.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className={styles['filter']}
            aria-pressed={filter === id}
            onClick={() => setFilter(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <VerdictTally ids={picks.map(({ id }) => id)} order="fails last" />
      {shown.length === 0 ? (
        <p className="lede">None of your {all.length} tools is in this group. Choose “All” to see them again.</p>
      ) : (
        <PickList
          picks={shown}
          shared={shared}
          card={(tool) => (
            <PickCard
              key={tool.id}
              tool={tool}
              rank={tool.isByTurn ? null : numbered.indexOf(tool) + 1}
              picks={picks}
              job={jobs[all.indexOf(tool)]}
              order={orderWords(tool, all, {
                picks,
                department: results.answers.department,
              })}
              when={decisions.find((decision) => decision.tool.id === tool.id)?.when}
              budget={results.answers.budget}
              level="h2"
              save={<SaveButton id={tool.id} name={tool.name} isSign={numbered[0] !== tool} />}
              compare={<CompareButton id={tool.id} name={tool.name} />}
            />
          )}
        />
      )}
      <div className={styles['actions']}>
        <button type="button" className="button button-signal" disabled={isPending} onClick={() => void savePicks(all)}>
          Save My Recommendations
        </button>
        <button type="button" className="button" onClick={() => void shareResults(results.answers, results.words)}>
          Share Results
        </button>
        <a className="button" href={resultsAddress(results.answers, results.words)}>
          See the Points
        </a>
        <button type="button" className="button button-plain" onClick={retakeQuiz}>
          Retake Quiz
        </button>
      </div>
    </section>
  );
}
