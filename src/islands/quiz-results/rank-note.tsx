import type { WhyNotAnswer } from '#api/why-not.ts';
import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { MarkList, pointsText } from './mark-list.tsx';
import styles from './quiz-results.module.css';

/** Where a tool stands, which answers it fails, and the sum behind that. */
export function RankNote({ explained, answers }: { explained: WhyNotAnswer; answers: QuizAnswers }) {
  const { toolId, name, reasons, misfits, score } = explained;
  return (
    <div className={styles['note']}>
      <h3>
        <a href={toolPath({ id: toolId })}>{name}</a>
      </h3>
      <p>{verdict(explained)}</p>
      {misfits.length + explained.missed.length === 0 ? null : <p>{failures(explained, answers)}</p>}
      <MarkList name={name} reasons={reasons} misfits={misfits} score={score} />
    </div>
  );
}

function verdict({ rank, ranked, listed, gate, score, lastListedScore }: WhyNotAnswer): string {
  if (gate === 'shut_down') return 'Not ranked: it has shut down.';
  if (gate === 'over_budget')
    return `Not ranked: it costs more than your limit. Without that line it would have ${pointsText(score)} points.`;
  if (rank !== null && rank <= listed) return `It is on your list, at rank ${rank} of ${ranked}.`;
  const gap = (lastListedScore ?? 0) - score;
  return `Rank ${rank} of ${ranked}. ${gap > 0 ? `The last pick has ${pointsText(gap)} points more.` : 'It ties with the last pick; the alphabet decided.'}`;
}

const failureWords = {
  department: 'your desk',
  goal: 'the work',
  experience: 'your hands',
  team_size: 'your team',
  budget: 'the price',
} as const;

/** 'It fails 2 of your 5 answers: your desk and the work.' */
function failures({ missed, gate }: WhyNotAnswer, { budget }: QuizAnswers): string {
  const failed = missed.filter((code) => code !== 'budget' || gate === 'over_budget').map((code) => failureWords[code]);
  const cheaper =
    missed.includes('budget') && gate === null && budget !== 'free'
      ? ' It costs less than you set aside, which earns no points.'
      : '';
  if (failed.length === 0) return cheaper.trim() || 'It fails none of your answers.';
  return `It fails ${failed.length} of your 5 answers: ${new Intl.ListFormat('en').format(failed)}.${cheaper}`;
}
