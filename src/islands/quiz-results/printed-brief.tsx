import type { RecommendedTool } from '#api/recommendations.ts';
import { dayText } from '#domain/value/day-text.ts';
import type { QuizQuestion } from '#domain/recommendation/quiz.schema.ts';
import { answersLine } from '#domain/recommendation/option-titles.ts';
import { lackWords, wildCards } from '#domain/recommendation/tell-apart.ts';
import { evidenceText } from '#domain/tool/evidence/evidence.ts';
import { priceLine } from '#domain/tool/plan/two-prices.ts';
import { VerdictPlace } from '#parts/verdict-place.tsx';
import { type LocalResults, resultsAddress } from '#state/quiz-results.ts';
import styles from './printed-brief.module.css';

interface Props {
  steps: readonly QuizQuestion[];
  results: LocalResults;
  /** In the order of the screen. */
  picks: readonly RecommendedTool[];
}

/** The list on one sheet of paper, with where each price was read and when; only a printer sees it. */
export function PrintedBrief({ steps, results, picks }: Props) {
  const { answers, askedAt } = results;
  const numbered = picks.filter(({ isByTurn }) => !isByTurn);
  const wild = picks.filter(({ isByTurn }) => isByTurn);
  return (
    <div className={styles['brief']}>
      <p className={styles['title']}>AI tools for this brief</p>
      <p className={styles['asked']}>{answersLine(steps, answers)}</p>
      <ol className={styles['rows']} role="list">
        {numbered.map((tool, index) => (
          <BriefRow key={tool.id} tool={tool} rank={index + 1} />
        ))}
        {wild.map((tool) => (
          <BriefRow key={tool.id} tool={tool} rank={null} />
        ))}
      </ol>
      <p className={styles['foot']}>
        Ranked by Yak on {dayText(askedAt)} from these answers; nobody can buy a place.{' '}
        {wild.length > 0 && `Without a number: ${wildCards(wild.length)}. `}
        {window.location.origin}
        {resultsAddress(answers)}
      </p>
    </div>
  );
}

function BriefRow({ tool, rank }: { tool: RecommendedTool; rank: number | null }) {
  const { price } = tool.evidence;
  return (
    <li>
      <b>{rank}</b>
      <div>
        <p>
          <strong>{tool.name}</strong> {priceLine(tool)}
          <small> · {evidenceText(price, tool.name)}</small>
        </p>
        <p>
          {tool.jobs.slice(0, 1).map(({ title, note }) => `+ ${title}: ${note}`)}
          {lackWords(tool)
            .map((text) => `  − ${text}`)
            .join('')}
        </p>
        <VerdictPlace id={tool.id} />
      </div>
    </li>
  );
}
