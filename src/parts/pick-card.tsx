import type { ReactNode } from 'react';
import type { RecommendedTool } from '#api/recommendations.ts';
import categories from '#data/categories.json' with { type: 'json' };
import { apartWords, LEADS, rightsApart, type Shared } from '#domain/recommendation/tell-apart.ts';
import type { Categories } from '#domain/tool/categories.schema.ts';
import { categoryTerms, toolInk } from '#domain/tool/category-terms.ts';
import { markedPrice } from '#domain/tool/price.ts';
import { earTagOf } from '#domain/ear-tag/ear-tag.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import type { Fit } from '#domain/tool/tool-words.ts';
import { EarTag } from './ear-tag.tsx';
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

const fitWords: Record<Fit, string> = { 'made for': 'Made to', 'good at': 'Good to', can: 'Can' };
/** Jobs that one of the first three names, and one of the others. */
const JOBS_OF_LEAD = 2;
const JOBS_OF_REST = 1;

/** One pick: what it does of what was asked, what sets it apart on this very list, and what it lacks. */
export function PickCard({ tool, rank, picks, shared, level: Heading, mark, children }: Props) {
  const { categories: terms } = categories as Categories;
  const isLead = rank <= LEADS;
  const jobs = tool.jobs.slice(0, isLead ? JOBS_OF_LEAD : JOBS_OF_REST);
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
          <a href={toolPath(tool)}>{tool.name}</a>
        </Heading>
        <p className={styles['price']}>
          <EarTag tag={earTagOf(tool)} />
          {markedPrice(tool, 'Free to start')}
        </p>
      </div>
      <div className={styles['what']}>
        {jobs.length > 0 ? (
          <ul className={styles['jobs']} role="list">
            {jobs.map(({ task, title, fit, note }) => (
              <li key={task}>
                <b>
                  {fitWords[fit]} {title.charAt(0).toLowerCase()}
                  {title.slice(1)}.
                </b>{' '}
                {note}
                {/[.!?]$/.test(note) ? '' : '.'}
              </li>
            ))}
          </ul>
        ) : (
          <p>{tool.description}</p>
        )}
        {apart.length > 0 && <p className={styles['apart']}>{apart.join(' · ')}</p>}
        {rank === 1 && <p className={styles['take']}>{tool.yakOpinion}</p>}
        {tool.isByTurn && (
          <p className={styles['lacks']}>Here by turn: one of two places for what the list would miss.</p>
        )}
        <p className={styles['lacks']}>
          {tool.misfits.map(({ code, text }) => (
            <span key={code + text}>{text}. </span>
          ))}
          {isLead || tool.misfits.length === 0 ? `Skip it if ${tool.skipItIf}.` : null}
        </p>
      </div>
      {children && <div className={styles['points']}>{children}</div>}
    </li>
  );
}
