import { upperFirst } from '#domain/text/first-letter.ts';
import type { ReactNode } from 'react';
import {
  type Compared,
  type ComparisonRow,
  type Feature,
  rightOf,
  usersText,
} from '#domain/comparison/comparison-rows.ts';
import { shortAnswer } from '#domain/comparison/short-answer.ts';
import type { Told } from '#domain/comparison/in-one-line.ts';
import { siteName } from '#domain/text/site-name.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { ComparedCell, glued, Short, ToolName } from './compared-cell.tsx';
import styles from './compared-table.module.css';

/** A tool with a column. */
export type Column = Compared & Told & Pick<Tool, 'id' | 'icon' | 'description' | 'link' | 'skipItIf'>;

interface RowProps {
  title: ReactNode;
  /** By it a style puts what rules in force ask about first. */
  feature?: Feature | undefined;
  /** It stands on each tool's own page, and is left out on a phone where there are more than two. */
  isElsewhere?: boolean;
  /** Its answers are sentences, which a narrow column has no room for. */
  isOfWords?: boolean;
  /** Nothing was read of any tool: it is shown only where rules in force ask about it. */
  isBare?: boolean;
  /** Set where the row can be opened and closed. */
  isOpen?: boolean | undefined;
  onToggle?: (() => void) | undefined;
  /** A switch of its own opens what waits in its cells, without any code. */
  hasSwitch?: boolean;
  children: ReactNode;
}

/** A row: what it is about, and its cells. */
export function Row({
  title,
  feature,
  isElsewhere,
  isOfWords,
  isBare,
  isOpen,
  onToggle,
  hasSwitch,
  children,
}: RowProps) {
  return (
    <tr
      role="row"
      data-feature={feature}
      data-elsewhere={isElsewhere || undefined}
      data-words={isOfWords || undefined}
      data-bare={isBare || undefined}
      data-open={isOpen || undefined}
    >
      <th role="rowheader" scope="row">
        {onToggle ? (
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            {title}
          </button>
        ) : hasSwitch ? (
          <label>
            <input type="checkbox" className="visually-hidden" />
            <span>{title}</span>
            <span className="visually-hidden">: who says so</span>
          </label>
        ) : (
          title
        )}
      </th>
      {children}
    </tr>
  );
}

/** The head of several rows. */
export function PartRow({ title, columns }: { title: string; columns: number }) {
  return (
    <tr role="row" className={styles['part']}>
      <th role="rowheader" scope="rowgroup">
        <b>{title}</b>
      </th>
      <td role="cell" colSpan={columns} />
    </tr>
  );
}

interface WordsRowProps {
  title: string;
  tools: readonly Column[];
  /** One for each tool; empty where there is nothing to say. */
  lines: readonly string[];
  /** It is an answer, not a sentence. */
  isHead?: boolean;
}

/** A phrase or sentence for each tool; no row where there is none. */
export function WordsRow({ title, tools, lines, isHead = false }: WordsRowProps) {
  if (!lines.some(Boolean)) return null;
  return (
    <Row title={title} isOfWords={!isHead}>
      {tools.map((tool, place) => (
        <td key={tool.id} role="cell">
          <ToolName>{tool.name}</ToolName>
          {isHead && lines[place] ? (
            <b className={styles['best']}>{upperFirst(lines[place] ?? '')}</b>
          ) : (
            <span data-none={isHead || undefined}>
              {isHead ? 'No fact sets it apart' : upperFirst(lines[place] ?? '')}
            </span>
          )}
        </td>
      ))}
    </Row>
  );
}

interface SumRowProps {
  title: ReactNode;
  tools: readonly Column[];
  answers: readonly { text: string; isGranted: boolean }[];
}

/** An answer for each tool; where it is the same for all, once. */
export function SumRow({ title, tools, answers }: SumRowProps) {
  const isAlike = tools.length > 1 && answers.every(({ text }) => text === answers[0]?.text);
  return (
    <Row title={title}>
      {answers.slice(0, isAlike ? 1 : undefined).map(({ text, isGranted }, place) => (
        <td
          key={tools[place]?.id}
          role="cell"
          data-known={isGranted}
          {...(isAlike && { colSpan: tools.length, className: styles['alike'] })}
        >
          {!isAlike && <ToolName>{tools[place]?.name}</ToolName>}
          {isAlike && inAll(tools)}
          {isGranted ? <b className={styles['best']}>{glued(text)}</b> : <span>{text}</span>}
        </td>
      ))}
    </Row>
  );
}

/** Rows with another name than their feature: here one holds both prices. */
const titles: Partial<Record<Feature, string>> = { Pricing: 'Price', 'Ethically Trained': 'Ethically trained' };

interface FeatureRowProps {
  tools: readonly Column[];
  row: ComparisonRow;
  /** All say the same. */
  isAlike: boolean;
  isBare: boolean;
  isOpen: boolean | undefined;
  onToggle: ((feature: Feature) => void) | undefined;
  /** Nothing opens in it. */
  isExcerpt: boolean;
}

/** So many tools have narrow columns on a phone; more stand one below the other there. */
const NARROW_AT = 3;

/** What each tool says to a feature. */
export function FeatureRow({ row, tools, isAlike, isBare, isOpen, onToggle, isExcerpt }: FeatureRowProps) {
  const { feature, cells, isOfSentences } = row;
  const right = rightOf[feature];
  const canOpen = onToggle !== undefined && hasMore(row);
  const isPrinted = onToggle === undefined && !isExcerpt;
  const [first] = tools;
  const hangsOn = right && first ? shortAnswer(first, right).note : '';
  return (
    <Row
      title={titles[feature] ?? feature}
      feature={feature}
      isOfWords={!right && feature !== 'Pricing'}
      isBare={isBare}
      hasSwitch={isPrinted && !(isAlike && right) && hasWords(row, tools)}
      {...(canOpen && { isOpen: isOpen === true, onToggle: () => onToggle(feature) })}
    >
      {isAlike && right && first && !isOpen ? (
        <td role="cell" colSpan={tools.length} className={styles['alike']}>
          <Short answer={shortAnswer(first, right)} isGood={shortAnswer(first, right).isGood} whose={inAll(tools)} />
          {isPrinted && hangsOn && <p className={styles['note']}>{hangsOn}</p>}
        </td>
      ) : (
        tools.map((tool, index) => (
          <ComparedCell
            key={tool.id}
            tool={tool}
            feature={feature}
            cell={cells[index]}
            others={cells.filter((_, place) => place !== index)}
            isOfSentences={isOfSentences}
            isNarrow={tools.length === NARROW_AT}
            hasWords={isPrinted}
          />
        ))
      )}
    </Row>
  );
}

/** Whether an answer hangs on something, or somebody's words stand behind it. */
export function hasMore({ cells }: ComparisonRow): boolean {
  return cells.some(({ note, answers = [] }) => note !== '' || answers.some(({ condition }) => condition !== ''));
}

/** Whether somebody's words stand below an answer where no code opens its row. */
function hasWords({ feature, cells }: ComparisonRow, tools: readonly Column[]): boolean {
  const right = rightOf[feature];
  if (!right) return cells.some(({ note }) => note !== '');
  return tools.some((tool) => shortAnswer(tool, right).evidence !== null);
}

/** What each tool is, and the way to it. */
export function WhatRow({ tools }: { tools: readonly Column[] }) {
  return (
    <Row title="What it is" isElsewhere>
      {tools.map(({ id, name, description, link }) => (
        <td key={id} role="cell">
          <ToolName>{name}</ToolName>
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
  );
}

/** Rows of terms as one: what a tool is, and whom it is for. */
export function AlsoRow({ tools, rows }: { tools: readonly Column[]; rows: readonly ComparisonRow[] }) {
  const kind = rows.find(({ feature }) => feature === 'Category');
  return (
    <Row title="Kind and users" isOfWords>
      {tools.map((tool, place) => (
        <td key={tool.id} role="cell">
          <ToolName>{tool.name}</ToolName>
          {kind && <p>{kind.cells[place]?.lines.join(', ')}</p>}
          <p>{usersText(rows, place)}</p>
        </td>
      ))}
    </Row>
  );
}

/** 'All three: '. */
function inAll(tools: readonly Column[]): string {
  return upperFirst(`${forAll(tools)}: `);
}

/** 'both', 'all three', 'all 5'. */
export function forAll({ length }: { length: number }): string {
  return ['', 'it', 'both', 'all three', 'all four'][length] ?? `all ${length}`;
}
