import { type ReactNode, useState } from 'react';
import type { ToolAnswer } from '#api/tools.ts';
import {
  cellText,
  type ComparisonCell,
  type ComparisonRow,
  factOfFeature,
  type Feature,
} from '#domain/comparison/comparison-rows.ts';
import { type ShortAnswer, shortAnswer } from '#domain/comparison/short-answer.ts';
import { rightOf, spokenFor } from '#domain/comparison/spoken-for.ts';
import { reportPath } from '#domain/watch/correction/report-error.ts';
import { siteName } from '#domain/text/site-name.ts';
import { standingText } from '#domain/tool/evidence/evidence.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { RowMark } from '#parts/row-mark.tsx';
import { SaidRight } from '#parts/said-right.tsx';
import { VerdictPlace } from '#parts/verdict-place.tsx';
import { $rulesInForce } from '#state/rules-in-force.ts';
import { useStore } from '../use-store.ts';
import styles from './feature-table.module.css';

interface Props {
  tools: readonly ToolAnswer[];
  rows: readonly ComparisonRow[];
  onRemove(id: number): void;
}

/**
 * Every feature across the tools, those in which they differ first: an answer in a word with what it hangs on, plan by plan with who
 * says so once its row is opened. Where more tools than fit stand side by side the box scrolls, so that names stay in view; on a phone
 * a feature stands above its answers, and what needs sentences is a list. Its parts are no cells to the layout there, hence
 * the roles.
 */
export function FeatureTable({ tools, rows, onRemove }: Props) {
  const [open, setOpen] = useState<ReadonlySet<Feature>>(new Set());
  const closable = rows.filter(({ cells }) => hasMore(cells)).map(({ feature }) => feature);
  const isAllOpen = closable.every((feature) => open.has(feature));
  const toggle = (feature: Feature) =>
    setOpen(new Set(open.has(feature) ? [...open].filter((other) => other !== feature) : [...open, feature]));
  const parts = { tools, open, onToggle: toggle };
  return (
    <div className={styles['features']}>
      <div className={styles['above']}>
        {rows.some(({ feature }) => spokenFor(feature, tools).includes(true)) && (
          <p className={styles['key']}>
            <b>✓</b> the lowest price of those read, or a right that is yours on every plan without an exception.
          </p>
        )}
        {closable.length > 0 && (
          <button type="button" className={styles['all']} onClick={() => setOpen(new Set(isAllOpen ? [] : closable))}>
            {isAllOpen ? 'Answers alone' : 'All plans and sources'}
          </button>
        )}
      </div>
      <h2 id="feature-comparison" className="visually-hidden">
        Feature Comparison
      </h2>
      <div className={styles['box']} role="region" aria-labelledby="feature-comparison" tabIndex={0}>
        <table className={styles['table']} role="table">
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {tools.map((tool) => (
                <Head key={tool.id} tool={tool} onRemove={() => onRemove(tool.id)} />
              ))}
            </tr>
          </thead>
          <UnderRules tools={tools} />
          {tools.length > 1 && <Part title="Where they differ" rows={rows.filter((row) => row.differs)} {...parts} />}
          <Part
            title={tools.length > 1 ? 'The same for all' : 'What we know'}
            rows={rows.filter((row) => !row.differs)}
            {...parts}
          />
          <tbody role="rowgroup">
            <Row title="What it is" isList>
              {tools.map(({ id, name, description, link }) => (
                <td key={id} role="cell" data-of={name}>
                  {description}
                  {link !== '' && (
                    <a className={styles['visit']} href={link} target="_blank" rel="noopener">
                      Visit {siteName(link)}
                      <span className="visually-hidden"> (opens a new tab)</span>
                    </a>
                  )}
                </td>
              ))}
            </Row>
          </tbody>
        </table>
      </div>
      <a className={styles['report']} href={reportPath(tools)}>
        Report an error
      </a>
    </div>
  );
}

interface HeadProps {
  tool: ToolAnswer;
  onRemove(): void;
}

function Head({ tool: { id, name, icon, badgeColor }, onRemove }: HeadProps) {
  return (
    <th role="columnheader" scope="col" className={`spine-${badgeColor}`}>
      <div className={styles['name']}>
        <h3>
          <a href={toolPath({ id })}>
            <RowMark icon={icon} name={name} />
            {name}
          </a>
        </h3>
        <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </button>
      </div>
    </th>
  );
}

/** What the rules in force say of each, before anything else; no row without rules. */
function UnderRules({ tools }: Pick<Props, 'tools'>) {
  const inForce = useStore($rulesInForce, null);
  if (inForce === null) return null;
  return (
    <tbody role="rowgroup" className={styles['judged']}>
      <Row title={`Under ${inForce.name}`} isList>
        {tools.map(({ id, name }) => (
          <td key={id} role="cell" data-of={name}>
            <VerdictPlace id={id} />
          </td>
        ))}
      </Row>
    </tbody>
  );
}

interface PartProps extends Omit<Props, 'onRemove'> {
  title: string;
  /** Rows that show all that their answers hang on. */
  open: ReadonlySet<Feature>;
  onToggle(feature: Feature): void;
}

function Part({ title, tools, rows, open, onToggle }: PartProps) {
  if (rows.length === 0) return null;
  return (
    <tbody role="rowgroup">
      <tr role="row" className={styles['part']}>
        <th role="rowheader" scope="rowgroup">
          {title}
        </th>
        <td role="cell" colSpan={tools.length} />
      </tr>
      {rows.map(({ feature, cells, isOfSentences }) => {
        const marks = spokenFor(feature, tools);
        const right = rightOf[feature];
        const isLong =
          isOfSentences ||
          cells.some((cell) => isHanging(cell) || (!cell.answers && cellText(cell).length > LONGEST_ANSWER));
        const isFigure = PRICES.has(feature);
        const isOpen = open.has(feature);
        return (
          <Row
            key={feature}
            title={feature}
            isList={isLong || isOpen}
            {...(hasMore(cells) && { isOpen, onToggle: () => onToggle(feature) })}
          >
            {tools.map((tool, index) => (
              <Cell
                key={tool.id}
                of={tool.name}
                cell={cells[index]}
                short={right && shortAnswer(tool, right)}
                read={readOf(tool, feature)}
                isOfSentences={isOfSentences}
                isFigure={isFigure}
                isSpokenFor={marks[index] ?? false}
              />
            ))}
          </Row>
        );
      })}
    </tbody>
  );
}

/** Features whose answers are set as figures. */
const PRICES: ReadonlySet<Feature> = new Set(['Pricing', 'Price with paid work']);

function isHanging({ answers = [] }: ComparisonCell): boolean {
  return answers.some(({ condition }) => condition !== '');
}

/** Whether an answer hangs on something, or somebody's words stand behind it. */
function hasMore(cells: readonly ComparisonCell[]): boolean {
  return cells.some((cell) => cell.note !== '' || isHanging(cell));
}

interface RowProps {
  title: string;
  /** On a phone one tool below the other. */
  isList?: boolean;
  /** Set where the row can be opened and closed. */
  isOpen?: boolean;
  onToggle?(): void;
  children: ReactNode;
}

function Row({ title, isList, isOpen, onToggle, children }: RowProps) {
  return (
    <tr role="row" data-list={isList || undefined} data-open={isOpen || undefined}>
      <th role="rowheader" scope="row">
        {onToggle ? (
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            {title}
          </button>
        ) : (
          title
        )}
      </th>
      {children}
    </tr>
  );
}

/** Whose words a cell rests on and their day; the page that says it stands on the tool's own. Null where nobody has read it. */
function readOf({ evidence }: ToolAnswer, feature: Feature): string | null {
  const name = factOfFeature[feature];
  const read = name === undefined ? null : evidence[name];
  return read && standingText(read);
}

/** Characters of an answer that is taken in at a glance; a longer one is a sentence. */
const LONGEST_ANSWER = 40;

interface CellProps {
  /** Name of its tool. */
  of: string;
  cell: ComparisonCell | undefined;
  /** Of an answer to a right. */
  short: ShortAnswer | undefined;
  read: string | null;
  isOfSentences: boolean;
  isFigure: boolean;
  isSpokenFor: boolean;
}

function Cell({ of, cell, short, read, isOfSentences, isFigure, isSpokenFor }: CellProps) {
  if (!cell) return <td role="cell" />;
  const { lines, answers, isKnown, note } = cell;
  const text = cellText(cell);
  const hanging = (answers ?? []).filter(({ condition }) => condition !== '');
  return (
    <td role="cell" data-known={isKnown} data-of={of} data-good={isSpokenFor || undefined}>
      {isOfSentences && (
        <ul role="list">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {short && (
        <p className={styles['short']}>
          <b data-unread={short.isRead ? undefined : ''}>{short.word}</b> {short.more}
          {hanging.map(({ plans, text: answer, condition }) => (
            <small key={plans}>{`${plans && `${plans}: ${answer}, `}${condition}`}</small>
          ))}
        </p>
      )}
      {answers && (
        <div className={styles['more']}>
          <SaidRight answers={answers} />
        </div>
      )}
      {!isOfSentences && !answers && (isFigure ? <b>{text}</b> : <span>{text}</span>)}
      {isSpokenFor && <span className="visually-hidden"> (good for you)</span>}
      {note && <p className={`${styles['note']} ${styles['more']}`}>{read ?? note}</p>}
    </td>
  );
}
