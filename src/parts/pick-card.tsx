import type { ReactNode } from 'react';
import type { RecommendedTool } from '#api/recommendations.ts';
import categories from '#data/categories.json' with { type: 'json' };
import {
  apartWords,
  jobsApart,
  jobWords,
  lackWords,
  LEADS,
  placeNote,
  rightsApart,
  type Shared,
} from '#domain/recommendation/tell-apart.ts';
import type { Categories } from '#domain/tool/catalogue/categories.schema.ts';
import { categoryTerms, toolInk } from '#domain/tool/catalogue/category-terms.ts';
import { shortPriceLine } from '#domain/tool/plan/two-prices.ts';
import { earTagOf } from '#domain/tool/ear-tag/ear-tag.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { RowMark } from './row-mark.tsx';
import { TagChips } from './tag-chips.tsx';
import { VerdictPlace } from './verdict-place.tsx';
import styles from './pick-card.module.css';

interface Props {
  tool: RecommendedTool;
  /** Its place on the list, from 1. */
  rank: number;
  /** All picks of the list: a card says what sets it apart from these. */
  picks: readonly RecommendedTool[];
  /** What is said once above the list. */
  shared: Shared;
  level: 'h2' | 'h3';
  /** Beside the category: how it moved. */
  mark?: ReactNode;
  /** Below the card: its points. */
  children?: ReactNode;
}

/** Jobs that one of the first three names, and one of the others. */
const JOBS_OF_LEAD = 2;
const JOBS_OF_REST = 1;

/** One pick: what it does of what was asked, what sets it apart on this very list, and what it lacks. */
export function PickCard({ tool, rank, picks, shared, level: Heading, mark, children }: Props) {
  const { categories: terms } = categories as Categories;
  const isLead = rank <= LEADS;
  const jobs = jobsApart(tool, picks).slice(0, isLead ? JOBS_OF_LEAD : JOBS_OF_REST);
  const [note, lacks] = [placeNote(tool, picks), lackWords(tool)];
  const apart = [...apartWords(tool, shared), ...rightsApart(tool, picks)];
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
        <TagChips tag={earTagOf(tool)} />
      </div>
      <div className={styles['what']}>
        <VerdictPlace id={tool.id} />
        {jobs.length > 0 ? (
          <ul className={styles['jobs']} role="list">
            {jobs.map((job) => (
              <li key={job.task}>
                <b>{jobWords(job)}</b> {job.note}
                {/[.!?]$/.test(job.note) ? '' : '.'}
              </li>
            ))}
          </ul>
        ) : (
          <p>{tool.description}</p>
        )}
        {apart.length > 0 && <p className={styles['apart']}>{apart.join(' · ')}</p>}
        {rank === 1 && <p className={styles['take']}>{tool.yakOpinion}</p>}
        {note && <p className={styles['lacks']}>{note}</p>}
        <p className={styles['lacks']}>
          {lacks.map((text) => (
            <span key={text}>{text}. </span>
          ))}
          {(isLead || lacks.length === 0) && (
            <>
              <b>Skip it if</b> {tool.skipItIf}.
            </>
          )}
        </p>
      </div>
      {children && <div className={styles['points']}>{children}</div>}
    </li>
  );
}
