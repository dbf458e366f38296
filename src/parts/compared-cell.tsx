import { Fragment, type ReactNode } from 'react';
import {
  cellText,
  type Compared,
  type ComparisonCell,
  factOfFeature,
  type Feature,
  rightOf,
} from '#domain/comparison/comparison-rows.ts';
import { inFewWords, priceAnswer, type ShortAnswer, shortAnswer } from '#domain/comparison/short-answer.ts';
import { asReadOnly, evidenceLine, standingText } from '#domain/tool/evidence/evidence.ts';
import { shortDayText } from '#domain/value/day-text.ts';
import { EvidenceNote } from './evidence-note.tsx';
import { SaidRight } from './said-right.tsx';
import styles from './compared-table.module.css';

interface CellProps {
  tool: Compared;
  feature: Feature;
  cell: ComparisonCell | undefined;
  /** What the other tools say. */
  others: readonly ComparisonCell[];
  isOfSentences: boolean;
  /** On a phone its column has room for a few words alone. */
  isNarrow: boolean;
  /** The words behind the answer stand below it. */
  hasWords: boolean;
}

/** What a tool says to a feature: its short answer, whether that hangs on something, and who says so. */
export function ComparedCell({ tool, feature, cell, others, isOfSentences, isNarrow, hasWords }: CellProps) {
  if (!cell) return <td role="cell" />;
  const { lines, answers, isKnown, isSilent, note } = cell;
  const [right, fact] = [rightOf[feature], factOfFeature[feature]];
  const answer = right && shortAnswer(tool, right);
  const short = answer ?? (feature === 'Pricing' ? priceAnswer(tool) : undefined);
  const read = fact === undefined ? (answer?.evidence ?? null) : tool.evidence[fact];
  const text = cellText(cell);
  const line = evidenceLine(read, tool.name);
  const standing = read ? standingText(read) : note;
  const said = (words: string) => (isSilent ? asReadOnly(words) : words);
  return (
    <td role="cell" data-known={isKnown}>
      <ToolName>{tool.name}</ToolName>
      {isOfSentences && <Sentences lines={lines} of={tool.name} />}
      {short && <Short answer={short} isGood={answer?.isGood} {...{ isNarrow }} />}
      {answers && !hasWords && (
        <div className={styles['more']}>
          <SaidRight answers={answers} />
        </div>
      )}
      {!isOfSentences && !short && <span>{fact ? text : <Terms lines={lines} others={others} />}</span>}
      {!hasWords && (read || note) && isKnown && (
        <p className={`${styles['note']} ${styles['more']}`}>{said(standing)}</p>
      )}
      {hasWords && (fact ? isKnown : read) && (
        <EvidenceNote
          {...line}
          note={said(line.note)}
          brief={read ? said(standingText(read, shortDayText)) : undefined}
          hangsOn={answer?.note}
        />
      )}
      {hasWords && answer?.note && read === null && <p className={styles['note']}>{answer.note}</p>}
    </td>
  );
}

/** Sentences one below the other; on a phone all but the first wait behind a line that opens. */
function Sentences({ lines: [first, ...more], of }: { lines: readonly string[]; of: string }) {
  return (
    <>
      {first && (
        <ul role="list">
          <li>{first}</li>
        </ul>
      )}
      {more.length > 0 && (
        <details className={styles['rest']}>
          <summary>
            {more.length} more<span className="visually-hidden"> of {of}</span>
          </summary>
          <ul role="list">
            {more.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </>
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

/** The name of a cell's tool, where cells do not stand below it; who listens hears it as the head of the column. */
export function ToolName({ children }: { children: ReactNode }) {
  return (
    <span className={styles['of']} aria-hidden="true">
      {children}{' '}
    </span>
  );
}

interface ShortProps {
  answer: Pick<ShortAnswer, 'word' | 'on' | 'isRead'> & Partial<ShortAnswer>;
  /** Whether it is what a reader hopes for, which shows where it hangs on nothing; of prices nothing is said. */
  isGood?: boolean | undefined;
  /** Whose answer it is, where it is not the column's tool alone: 'Both: '. */
  whose?: string;
  isNarrow?: boolean;
}

/** An answer in a word, and below it on what it hangs, the plan that it holds on, and what the other plans say. */
export function Short({ answer, isGood, whose = '', isNarrow = false }: ShortProps) {
  const { word, limit, on, more = [], isRead, isSilent, isBad } = answer;
  return (
    <p className={styles['short']} data-good={isGood && limit ? undefined : isGood} data-bad={isBad || undefined}>
      {whose}
      <b data-unread={isRead ? undefined : ''} data-silent={isSilent || undefined}>
        {glued(word)}
        {limit && (
          <i>
            <span className={styles['comma']}>, </span>
            {limit}
          </i>
        )}
      </b>
      {on && <span>{glued(on)}</span>}
      {more.length > 0 && <small>{glued(more.map((one) => `${one.word} ${one.on}`.trim()).join('; '))}</small>}
      {isNarrow &&
        inFewWords(answer).map((line) => (
          <span key={line} className={styles['few']}>
            {line}
          </span>
        ))}
    </p>
  );
}

/** A price breaks before what it is for, not within: '$9.99', 'a month'. */
export function glued(text: string): string {
  return text.replace(/(?<=\d\*? )(an?) (?=[a-z])/g, '$1\u00a0');
}
