import { type ReactNode, useId, useState } from 'react';
import type { RecommendedTool } from '#api/recommendations.ts';
import {
  beyondBudget,
  cardNote,
  jobWords,
  lackWords,
  LEADS,
  shortJobWords,
} from '#domain/recommendation/tell-apart.ts';
import { firstSentence } from '#domain/text/page-texts.ts';
import type { Budget } from '#domain/tool/audience.ts';
import { categoryTerms } from '#domain/tool/category-terms.ts';
import { indemnityWords, uploadsWords } from '#domain/tool/ear-tag-words.ts';
import { paidWorkPlan, shortPriceLine } from '#domain/tool/plan/two-prices.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { MarkList } from './mark-list.tsx';
import { Terms } from './plan-price.tsx';
import { RowMark } from './row-mark.tsx';
import { VerdictPlace } from './verdict-place.tsx';
import styles from './pick-card.module.css';

interface Props {
  tool: RecommendedTool;
  /** Its place on the list, from 1; a wild card has none. */
  rank: number | null;
  /** All picks of the list: a card says why it stands where these do not. */
  picks: readonly RecommendedTool[];
  /** The job it is told by; none where it does nothing of what was asked. */
  job: RecommendedTool['jobs'][number] | undefined;
  /** What put it before the next one, or why a wild card is here. */
  order: string | null;
  /** When to take it rather than the others of the first three: 'to make a moodboard'. */
  when: string | undefined;
  budget: Budget;
  level: 'h2' | 'h3';
  /** Beside the name: how it moved. */
  mark?: ReactNode;
  /** The button that keeps it. */
  save: ReactNode;
  /** The button that lays it beside others: in words on the first pick, else under 'More'. */
  compare: ReactNode;
}

/**
 * One pick: what to take it for, what it costs and may be used for, and when to leave it, each at one place from row to row.
 * The first says all of that large, and why it is first. Its points are a touch away: the editors’ choices and the turns
 * weigh in too, so points alone would quarrel with the order.
 */
export function PickCard({ tool, rank, picks, job, order, when, budget, level: Heading, mark, save, compare }: Props) {
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  const [name, brackets] = tool.name.split(' (');
  const isFirst = rank === 1;
  const note = rank === null ? null : cardNote(tool, picks);
  const isOrderTold = order !== null && (isFirst || rank === null);
  const moreOrLess = isOpen ? 'Less' : 'More';
  const lacks = [...lackWords(tool).map((text) => `${text}.`), beyondBudget(tool, budget)].filter(Boolean).join(' ');
  const plan = isFirst ? null : paidWorkPlan(tool);
  return (
    <li
      className={styles['pick']}
      data-first={isFirst || undefined}
      data-short={rank === null || rank > LEADS || undefined}
    >
      {rank !== null && (
        <p className={styles['rank']}>
          <span className="visually-hidden">Rank </span>
          {rank}
        </p>
      )}
      <Heading className={styles['name']}>
        <RowMark icon={tool.icon} name={tool.name} />
        <a href={toolPath(tool)}>
          {name}
          {brackets && <small> ({brackets}</small>}
        </a>
        {mark}
      </Heading>
      <div className={styles['what']}>
        <VerdictPlace id={tool.id} />
        <p>
          {job ? (
            <>
              <span className={styles['take']}>{takeWords(job, isFirst, when)}</span>{' '}
              <span className={styles['note']}>
                {job.note}
                {/[.!?]$/.test(job.note) ? '' : '.'}
              </span>
            </>
          ) : (
            firstSentence(tool.description)
          )}
        </p>
      </div>
      <Terms
        className={styles['terms']}
        line={shortPriceLine(tool)}
        {...(isFirst && { tool })}
        uploads={uploadsWords(tool)}
      />
      {isOrderTold && (
        <p className={styles['order']}>
          {isFirst && <b>Why it is first.</b>} {order}
        </p>
      )}
      <p className={styles['lacks']}>
        <b>Skip it if</b>{' '}
        <span>
          {tool.skipItIf}. {lacks}
        </span>
      </p>
      <div className={styles['actions']}>
        {isFirst && (
          <a className="button button-signal" href={toolPath(tool)}>
            See {tool.name}
          </a>
        )}
        {save}
        {isFirst && <span className={styles['beside']}>{compare}</span>}
        <button
          type="button"
          className={isFirst ? 'button' : styles['opener']}
          title={isFirst ? undefined : moreOrLess}
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={() => setOpen(!isOpen)}
        >
          {isFirst ? moreOrLess : <span aria-hidden="true">⋯</span>}
          <span className="visually-hidden">
            {isFirst ? '' : moreOrLess} about {tool.name}
          </span>
        </button>
      </div>
      <div id={more} className={styles['more']} hidden={!isOpen}>
        {!isFirst && <div className={styles['compare']}>{compare}</div>}
        <p className="label">
          {categoryTerms(tool.category)[0]}
          {tool.yakPick && ' · editors’ choice'}
        </p>
        {plan && <p>Paid work: on {plan}</p>}
        <p>Indemnity: {indemnityWords(tool)}</p>
        {note && <p>{note}</p>}
        {!isOrderTold && order && !note && <p>{order}</p>}
        <MarkList name={tool.name} reasons={tool.reasons} misfits={tool.misfits} score={tool.score} />
      </div>
    </li>
  );
}

/** 'Take it to retouch a photo.' on the first and where no job tells a pick apart; else 'Retouch a photo.' */
function takeWords(job: RecommendedTool['jobs'][number], isFirst: boolean, when: string | undefined): string {
  if (when && (isFirst || !when.startsWith('to '))) return `Take it ${when}.`;
  return isFirst ? jobWords(job) : shortJobWords(job);
}
