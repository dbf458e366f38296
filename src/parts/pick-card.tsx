import { type ReactNode, useState } from 'react';
import type { RecommendedTool } from '#api/recommendations.ts';
import categories from '#data/categories.json' with { type: 'json' };
import {
  apartWords,
  beyondBudget,
  cardNote,
  jobWords,
  lackWords,
  LEADS,
  type Shared,
} from '#domain/recommendation/tell-apart.ts';
import type { Categories } from '#domain/tool/catalogue/categories.schema.ts';
import type { Budget } from '#domain/tool/audience.ts';
import { categoryTerms, toolInk } from '#domain/tool/catalogue/category-terms.ts';
import { shortPriceLine } from '#domain/tool/plan/two-prices.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { RowMark } from './row-mark.tsx';
import { ToolChips } from './tag-chips.tsx';
import { VerdictPlace } from './verdict-place.tsx';
import styles from './pick-card.module.css';

interface Props {
  tool: RecommendedTool;
  /** Its place on the list, from 1. */
  rank: number;
  /** All picks of the list: a card says what sets it apart from these. */
  picks: readonly RecommendedTool[];
  /** The job it is told by; none where it does nothing of what was asked. */
  job: RecommendedTool['jobs'][number] | undefined;
  /** What is said once below the list. */
  shared: Shared;
  budget: Budget;
  /** Whether the line above it says that it came by rotation. */
  isByTurn: boolean;
  level: 'h2' | 'h3';
  /** Beside the category: how it moved. */
  mark?: ReactNode;
  /** Below the card: its points. */
  children?: ReactNode;
}

/** One pick: what it does of what was asked, what sets it apart on this very list, and what it lacks; each thing once. */
export function PickCard({ tool, rank, picks, job, shared, budget, isByTurn, level: Heading, mark, children }: Props) {
  const { categories: terms } = categories as Categories;
  const isLead = rank <= LEADS;
  const note = isByTurn ? null : cardNote(tool, picks);
  const [apart, beyond] = [apartWords(tool, shared), beyondBudget(tool, budget)];
  return (
    <li className={`${styles['pick']} spine-${toolInk(tool.category, terms)}`} data-lead={isLead || undefined}>
      <p className={styles['rank']}>
        <span className="visually-hidden">Rank </span>
        {rank}
      </p>
      <div className={styles['name']}>
        <p className="label">
          {categoryTerms(tool.category)[0]}
          {tool.yakPick && ' · editors’ choice'}
          {mark}
        </p>
        <Heading>
          <RowMark icon={tool.icon} name={tool.name} />
          <a href={toolPath(tool)}>{tool.name}</a>
        </Heading>
        <p className={styles['price']}>{shortPriceLine(tool)}</p>
        <ToolChips tool={tool} />
      </div>
      <div className={styles['what']}>
        <VerdictPlace id={tool.id} />
        {job ? (
          <p className={styles['job']}>
            <b>{jobWords(job)}</b> {job.note}
            {/[.!?]$/.test(job.note) ? '' : '.'}
          </p>
        ) : (
          <p>{tool.description}</p>
        )}
        {apart && <p className={styles['because']}>{apart}</p>}
        {rank === 1 && <Take text={tool.yakOpinion} />}
        {note && <p className={styles['lacks']}>{note}</p>}
        <p className={styles['lacks']}>
          {lackWords(tool).map((text) => (
            <span key={text}>{text}. </span>
          ))}
          {beyond && `${beyond} `}
          <b>Skip it if</b> {tool.skipItIf}.
        </p>
      </div>
      {children && <div className={styles['points']}>{children}</div>}
    </li>
  );
}

/** What the yak says of the first pick: three lines of it where the column is narrow, the whole when asked for. */
function Take({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <div className={styles['take']} data-whole={isWhole || undefined}>
      <p>{text}</p>
      <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Less' : 'More'}
      </button>
    </div>
  );
}
