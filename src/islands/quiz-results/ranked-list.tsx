import { useStore } from '../use-store.ts';
import { useRef } from 'react';
import { dayText } from '#domain/value/day-text.ts';
import type { QuizQuestion } from '#domain/recommendation/quiz.schema.ts';
import type { Moves } from '#domain/recommendation/describe-moves.ts';
import { $edit } from '#state/ranked-results.ts';
import type { LocalResults } from '#state/quiz-results.ts';
import { failsLast } from '#domain/rules/order-under-rules.ts';
import { decisionsOf, leadingJobs, sharedWords } from '#domain/recommendation/tell-apart.ts';
import { orderWords } from '#domain/recommendation/what-decided.ts';
import { ListReasons } from '#parts/list-reasons.tsx';
import { PickList } from '#parts/pick-list.tsx';
import { useUnderRules } from '../use-under-rules.ts';
import { VerdictTally } from '../verdict-tally.tsx';
import { AnswerEditor } from './answer-editor.tsx';
import { PrintedBrief } from './printed-brief.tsx';
import styles from './quiz-results.module.css';
import { RankedPick } from './ranked-pick.tsx';
import { ResultsActions } from './results-actions.tsx';
import { useMovingRows } from './use-moving-rows.ts';
import { WhyNot } from './why-not.tsx';

interface Props {
  steps: readonly QuizQuestion[];
  results: LocalResults;
  /** The answers came with a link. */
  isLinked: boolean;
  /** What the last edit did to the order. */
  moves: Moves | null;
}

/** What to take when, the answers that lead there, and the picks. */
export function RankedList({ steps, results, isLinked, moves }: Props) {
  const edit = useStore($edit);
  const list = useRef<HTMLDivElement>(null);
  const { answers, answer, askedAt, words = '' } = results;
  const byPoints = answer.recommendations;
  const picks = useUnderRules(byPoints, failsLast);
  const shared = sharedWords(picks);
  const jobs = leadingJobs(picks);
  const decisions = decisionsOf(picks);
  const numbered = picks.filter(({ isByTurn }) => !isByTurn);
  useMovingRows(list, picks.map(({ id }) => id).join());

  return (
    <>
      <div className={styles['results']}>
        <ListReasons answer={{ ...answer, recommendations: [...picks] }} words={words} />
        <AnswerEditor steps={steps} answers={'answers' in edit ? edit.answers : answers} isLinked={isLinked} />
        <section className={styles['list']} aria-labelledby="picks" aria-busy={edit.status === 'pending'}>
          <h2 id="picks" className="visually-hidden">
            The picks
          </h2>
          <p className={styles['moves']} role="status">
            {edit.status === 'pending' ? 'Ranking again …' : moves?.text}
          </p>
          <VerdictTally ids={byPoints.map(({ id }) => id)} order="fails last" />
          <PickList
            ref={list}
            picks={picks}
            shared={shared}
            card={(tool) => (
              <RankedPick
                key={tool.id}
                tool={tool}
                rank={tool.isByTurn ? null : numbered.indexOf(tool) + 1}
                picks={byPoints}
                job={jobs[picks.indexOf(tool)]}
                order={orderWords(tool, picks, {
                  picks: byPoints,
                  department: answers.department,
                })}
                when={decisions.find((decision) => decision.tool.id === tool.id)?.when}
                budget={answers.budget}
                move={moves?.byId.get(tool.id)}
              />
            )}
          />
          <ResultsActions answers={answers} words={words} picks={picks} />
          <p className={styles['fine']}>
            Ranked on {dayText(askedAt)}. Nobody can buy a place, and <a href="/how-we-rank">How we rank</a> prints
            every number.
          </p>
        </section>
        <WhyNot answers={answers} words={words} />
      </div>
      <PrintedBrief steps={steps} results={results} picks={picks} />
    </>
  );
}
