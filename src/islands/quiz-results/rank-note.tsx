import { andList } from '#domain/text/list-text.ts';
import type { WhyNotAnswer } from '#api/why-not.contract.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { MarkList, pointsText } from '#parts/mark-list.tsx';
import styles from './quiz-results.module.css';

/** Where a tool stands, which answers it fails, and the sum behind that. */
export function RankNote({ explained }: { explained: WhyNotAnswer }) {
  const { toolId, name, reasons, misfits, score, rank, listed } = explained;
  return (
    <div className={styles['note']}>
      <h3>
        <a href={toolPath({ id: toolId })}>{name}</a>
      </h3>
      <p>{verdict(explained)}</p>
      {rank !== null && rank <= listed ? null : <p>{failures(explained)}</p>}
      <MarkList name={name} reasons={reasons} misfits={misfits} score={score} />
    </div>
  );
}

/** What a gate says: only what is known to be true of the tool. */
const gateWords: Record<NonNullable<WhyNotAnswer['gate']>, string> = {
  shut_down: 'it has shut down.',
  over_budget: 'it costs more than your limit.',
  trial_only: 'it can be tried without paying, but not used for long.',
  free_use_unread: 'nobody here has read yet whether it is useful without paying.',
  price_unread: 'nobody here has read its price yet, so nobody can say that it stays within your limit.',
  no_public_price: 'it names no public price, so nobody can say that it stays within your limit.',
  other_currency: 'its price is not in dollars, so nobody can say that it stays within your limit.',
};

const deciderWords: Record<NonNullable<WhyNotAnswer['decidedBy']>, string> = {
  points: 'Others have more points.',
  editors: 'It stands in the class of the last picks; there the editors’ choice for your desk goes first.',
  confirmed: 'It ties with the last picks; they have more confirmed facts.',
  turn: 'It ties with the last picks; it is their turn with these answers, not its.',
  variety: 'Three tools above do the same job first; it made room for other jobs.',
};

function verdict({ rank, ranked, listed, isByTurn, gate, counted, lastListedScore, decidedBy }: WhyNotAnswer): string {
  if (gate === 'shut_down') return `Not ranked: ${gateWords[gate]}`;
  if (gate) return `Not ranked: ${gateWords[gate]} Without that line it would have ${pointsText(counted)} points.`;
  if (isByTurn) return 'It is on your list, as a wild card.';
  if (rank !== null && rank <= listed) return `It is on your list, at rank ${rank} of ${ranked}.`;
  const gap = (lastListedScore ?? 0) - counted;
  const because =
    decidedBy === 'points' && gap > 0
      ? `The last pick has ${pointsText(gap)} points more.`
      : deciderWords[decidedBy ?? 'points'];
  return `Rank ${rank} of ${ranked}. ${because}`;
}

const failureWords: Partial<Record<WhyNotAnswer['missed'][number], string>> = {
  department: 'your desk',
  goal: 'the work',
  experience: 'your experience',
  team_size: 'your team',
};
const gatesOfBudget: readonly WhyNotAnswer['gate'][] = ['over_budget', 'trial_only'];

/** 'It fails 2 of your 5 answers: your desk and the work.' */
function failures({ missed, gate, misfits }: WhyNotAnswer): string {
  const failed = missed.flatMap((code) => failureWords[code] ?? []);
  if (gatesOfBudget.includes(gate)) failed.push('the price');
  if (failed.length > 0) return `It fails ${failed.length} of your 5 answers: ${andList(failed)}.`;
  if (misfits.some(({ code }) => code === 'goal_missing')) return 'It does a part of the work you named.';
  if (misfits.length > 0) return 'It fails none of your answers; what counts against it stands below.';
  return 'It fails none of your answers; others do more of what you asked for.';
}
