import { Fragment } from 'react';
import {
  cellText,
  type Compared,
  type ComparisonCell,
  factOfFeature,
  type Feature,
  rightOf,
} from '#domain/comparison/comparison-rows.ts';
import { noteNumber, type NumberedNote, type ShortAnswer, shortAnswer } from '#domain/comparison/short-answer.ts';
import { evidenceLine, standingText } from '#domain/tool/evidence/evidence.ts';
import { EvidenceNote } from './evidence-note.tsx';
import { SaidRight } from './said-right.tsx';
import styles from './compared-table.module.css';

/** Features whose answers are set as figures. */
const PRICES: ReadonlySet<Feature> = new Set(['Pricing', 'Price with paid work']);

interface CellProps {
  tool: Compared;
  feature: Feature;
  cell: ComparisonCell | undefined;
  /** What the other tools say. */
  others: readonly ComparisonCell[];
  /** What the answers hang on, as they are numbered. */
  notes: readonly NumberedNote[];
  isOfSentences: boolean;
  /** The words behind the answer stand below it. */
  hasWords: boolean;
}

/** What a tool says to a feature: its short answer, the number of what that hangs on, and who says so. */
export function ComparedCell({ tool, feature, cell, others, notes, isOfSentences, hasWords }: CellProps) {
  if (!cell) return <td role="cell" />;
  const { lines, answers, isKnown, note } = cell;
  const [right, fact] = [rightOf[feature], factOfFeature[feature]];
  const short = right && shortAnswer(tool, right);
  const read = fact === undefined ? (short?.evidence ?? null) : tool.evidence[fact];
  const text = cellText(cell);
  return (
    <td role="cell" data-known={isKnown} data-of={tool.name}>
      {isOfSentences && (
        <ul role="list">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {short && <Short answer={short} numberOf={(text) => noteNumber(notes, { tool, text })} />}
      {answers && !hasWords && (
        <div className={styles['more']}>
          <SaidRight answers={answers} />
        </div>
      )}
      {!isOfSentences &&
        !answers &&
        (PRICES.has(feature) ? <b>{text}</b> : <span>{fact ? text : <Terms lines={lines} others={others} />}</span>)}
      {!hasWords && (read || note) && isKnown && (
        <p className={`${styles['note']} ${styles['more']}`}>{read ? standingText(read) : note}</p>
      )}
      {hasWords && (fact ? isKnown : read) && <EvidenceNote {...evidenceLine(read, tool.name)} />}
    </td>
  );
}

/** Words that commas separate; what another tool lacks stands out. */
function Terms({ lines, others }: { lines: readonly string[]; others: readonly ComparisonCell[] }) {
  return (
    <>
      {lines.map((line, place) => (
        <Fragment key={line}>
          {place > 0 && ', '}
          {others.every((other) => other.lines.includes(line)) ? line : <b>{line}</b>}
        </Fragment>
      ))}
    </>
  );
}

interface ShortProps {
  answer: ShortAnswer;
  /** The number of a note; without numbers what the answer hangs on stands below it. */
  numberOf?: (note: string) => number;
  /** Whom it is the answer of, where that is not the column's tool alone. */
  forWhom?: string;
}

/** An answer in a word, the plan that it holds on, and what the other plans say. */
export function Short({ answer: { word, on, more, notes, isRead, isSilent }, numberOf, forWhom = '' }: ShortProps) {
  const numbers = numberOf && notes.map(numberOf).join(', ');
  const small = [more, ...(numberOf ? [] : notes)].filter(Boolean).join('. ');
  return (
    <p className={styles['short']}>
      <b data-unread={isRead ? undefined : ''} data-silent={isSilent || undefined}>
        {word}
        {forWhom}
        {numbers && (
          <sup>
            <span className="visually-hidden">, note </span>
            {numbers}
          </sup>
        )}
      </b>
      {on && <span>{on}</span>}
      {small && <small>{small}</small>}
    </p>
  );
}
