import type { ReactNode } from 'react';
import type { ToolAnswer } from '#api/tools.ts';
import {
  cellText,
  type ComparisonCell,
  type ComparisonRow,
  factOfFeature,
  type Feature,
} from '#domain/comparison/comparison-rows.ts';
import { spokenFor } from '#domain/comparison/serves-better.ts';
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
 * Every feature across the tools, those in which they differ first. Where more than four stand side by side the box
 * scrolls, so that names of tools and features stay in view; on a phone each feature is a list, one line for each tool. Its
 * parts are no cells to the layout there, hence the roles.
 */
export function FeatureTable({ tools, rows, onRemove }: Props) {
  return (
    <div className={styles['features']}>
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
          {tools.length > 1 && (
            <Part title="Where they differ" tools={tools} rows={rows.filter((row) => row.differs)} />
          )}
          <Part
            title={tools.length > 1 ? 'The same for all' : 'What we know'}
            tools={tools}
            rows={rows.filter((row) => !row.differs)}
          />
          <tbody role="rowgroup">
            <Row title="What it is">
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
      {rows.some(({ feature }) => spokenFor(feature, tools).includes(true)) && (
        <p className={styles['key']}>
          <b>✓</b> the best of what was read of all, or a right that is yours on every plan.
        </p>
      )}
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
      <Row title={`Under ${inForce.name}`}>
        {tools.map(({ id, name }) => (
          <td key={id} role="cell" data-of={name}>
            <VerdictPlace id={id} />
          </td>
        ))}
      </Row>
    </tbody>
  );
}

function Part({ title, tools, rows }: Omit<Props, 'onRemove'> & { title: string }) {
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
        return (
          <Row key={feature} title={feature}>
            {tools.map((tool, index) => (
              <Cell
                key={tool.id}
                of={tool.name}
                cell={cells[index]}
                read={readOf(tool, feature)}
                isOfSentences={isOfSentences}
                isSpokenFor={marks[index] ?? false}
              />
            ))}
          </Row>
        );
      })}
    </tbody>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {title}
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
  read: string | null;
  isOfSentences: boolean;
  isSpokenFor: boolean;
}

function Cell({ of, cell, read, isOfSentences, isSpokenFor }: CellProps) {
  if (!cell) return <td role="cell" />;
  const { lines, answers, isKnown, note } = cell;
  const text = cellText(cell);
  return (
    <td role="cell" data-known={isKnown} data-of={of} data-good={isSpokenFor || undefined}>
      {isOfSentences && (
        <ul role="list">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {answers && <SaidRight answers={answers} />}
      {!isOfSentences && !answers && (text.length > LONGEST_ANSWER ? <span>{text}</span> : <b>{text}</b>)}
      {isSpokenFor && <span className="visually-hidden"> (good for you)</span>}
      {note && <p className={styles['note']}>{read ?? note}</p>}
    </td>
  );
}
