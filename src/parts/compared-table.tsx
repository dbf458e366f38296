import type { ReactNode } from 'react';
import { cellText, type ComparisonRow, type Feature, rightOf } from '#domain/comparison/comparison-rows.ts';
import {
  bestFor,
  type Told,
  WEIGHED_AT_MOST,
  whatDecides,
  whichForWhat,
  whoDiffers,
} from '#domain/comparison/in-one-line.ts';
import { allOnOnePlan, shortAnswer } from '#domain/comparison/short-answer.ts';
import { skipLines } from '#domain/comparison/skip-lines.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { featuresAsked } from '#domain/rules/verdicts-side-by-side.ts';
import { UNCONFIRMED_NOTE } from '#domain/tool/plan/price.ts';
import { hasUnreadPrice } from '#domain/tool/plan/two-prices.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { ToolName } from './compared-cell.tsx';
import { AlsoRow, type Column, FeatureRow, forAll, PartRow, Row, SumRow, WhatRow, WordsRow } from './compared-rows.tsx';
import { RowMark } from './row-mark.tsx';
import { VerdictOfSeveral, VerdictPlace } from './verdict-place.tsx';
import styles from './compared-table.module.css';

interface Props {
  tools: readonly Column[];
  rows: readonly ComparisonRow[];
  /** Rules in force: what they ask about stands first. A printed page knows none yet: its style orders the rows. */
  rules?: Rules | undefined;
  /** Rows of its own above all others. */
  children?: ReactNode;
  /** Stands right below the table. */
  below?: ReactNode;
  /** Rows that show all plans and who says so; without it each answer has its words below it. */
  open?: ReadonlySet<Feature>;
  onToggle?(feature: Feature): void;
  /** Without it no tool can be taken off. */
  onRemove?(id: number): void;
  /** These rows alone, as a sample of it. */
  isExcerpt?: boolean;
}

/** What decides in most cases, in this order; the price of paid work stands beside that of the way in. */
const decidingFeatures: readonly Feature[] = ['Pricing', 'Paid work', 'Uploads'];
/** What a client may ask for beside. */
const clientFeatures: readonly Feature[] = ['Private by default', 'Indemnity', 'Watermark', 'Ethically Trained'];
/** What says least stands last, in one row. */
const lastFeatures: readonly Feature[] = ['Category', 'Experience', 'Team sizes'];

/**
 * Tools side by side: price, paid work and uploads, what each is best for and when to skip it; then what else a client may ask, and
 * where else they differ. In a line below stands what is the same for all, and what nobody has read of any. What an answer hangs on
 * opens with its sources.
 * What rules in force ask about stands above all of it. On a phone a feature stands above its answers; sentences of three tools
 * come after all answers, one below the other, each behind its name, as all rows of more tools do. Its parts are no cells to the
 * layout, hence the roles.
 */
export function ComparedTable({
  tools,
  rows,
  rules,
  children,
  below,
  open,
  onToggle,
  onRemove,
  isExcerpt = false,
}: Props) {
  const isSeveral = tools.length > 1;
  const isWeighed = isSeveral && !isExcerpt && tools.length <= WEIGHED_AT_MOST;
  // What stands above a printed table of two answers that already.
  const isAnswered = onToggle === undefined && whichForWhat(tools) !== '';
  const together = isExcerpt ? null : allOnOnePlan(tools);
  const asked = rules ? featuresAsked(rules) : [];
  const rowsOf = (features: readonly Feature[]) =>
    features.flatMap((feature) => rows.filter((row) => row.feature === feature));
  const first = rowsOf([...asked, ...decidingFeatures.filter((feature) => !asked.includes(feature))]);
  const ofClient = rowsOf(clientFeatures).filter((row) => !first.includes(row));
  const others = rows.filter(
    (row) => !first.includes(row) && !ofClient.includes(row) && row.feature !== 'Price with paid work',
  );
  const isBare = (row: ComparisonRow) => isUnread(row, tools) && ofClient.includes(row);
  const bare = ofClient.filter(isBare);
  const different = isSeveral ? others.filter(({ differs }) => differs) : others;
  const same = others.filter((row) => !different.includes(row));
  const isAlike = (row: ComparisonRow) =>
    isSeveral && !row.differs && !rows.some((one) => isPriceOf(one, row) && one.differs);
  const last = different.filter(({ feature }) => lastFeatures.includes(feature));
  const ofRow = (row: ComparisonRow) => (
    <FeatureRow
      key={row.feature}
      {...{ row, tools, onToggle, isExcerpt }}
      isAlike={isAlike(row)}
      isBare={isBare(row)}
      isOpen={open?.has(row.feature)}
    />
  );
  return (
    <div className={styles['features']} data-excerpt={isExcerpt || undefined}>
      <div className={styles['box']} role="region" aria-label="Feature Comparison" tabIndex={0}>
        <table className={styles['table']} role="table" data-tools={Math.min(tools.length, WEIGHED_AT_MOST + 1)}>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {tools.map((tool) => (
                <Head key={tool.id} tool={tool} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          {children}
          <tbody role="rowgroup">
            {first.map(ofRow)}
            {isWeighed && !isAnswered && <WordsRow title="Best for" tools={tools} lines={bestFor(tools)} isHead />}
            {isWeighed && <WordsRow title="Skip it if" tools={tools} lines={skipLines(tools)} />}
          </tbody>
          <tbody role="rowgroup">
            {(ofClient.length > bare.length || together) && (
              <PartRow title="What else clients ask" columns={tools.length} />
            )}
            {ofClient.map(ofRow)}
            {together && (
              <SumRow
                title={
                  <>
                    All on one plan <small>{together.asked}</small>
                  </>
                }
                tools={tools}
                answers={together.answers}
              />
            )}
          </tbody>
          {!isExcerpt && (
            <tbody role="rowgroup">
              <PartRow title={isSeveral ? 'Where else they differ' : 'What we know'} columns={tools.length} />
              {different.filter((row) => !last.includes(row)).map(ofRow)}
              {last.length > 0 && <AlsoRow tools={tools} rows={last} />}
              <WhatRow tools={tools} />
            </tbody>
          )}
        </table>
      </div>
      {same.length > 0 && (
        <p className={styles['same']}>
          <b>The same for {forAll(tools)}:</b>{' '}
          {same.map(({ feature, cells: [cell] }) => `${feature}: ${cell ? cellText(cell) : ''}`).join('. ')}.
        </p>
      )}
      {bare.length > 0 && (
        <p className={styles['same']}>
          <b>Not read yet{forAny(tools)}:</b> {bare.map(({ feature }) => feature.toLowerCase()).join(', ')}.
        </p>
      )}
      {tools.some(hasUnreadPrice) && <p className={styles['same']}>{UNCONFIRMED_NOTE}</p>}
      {below}
    </div>
  );
}

/** What the rules in force leave of these tools, and what decides between them. Nothing where nothing is to tell. */
export function InOneLine({ tools }: { tools: readonly Told[] }) {
  const differs = whoDiffers(tools);
  return (
    <div className={styles['line']}>
      <VerdictOfSeveral tools={tools} />
      {differs !== '' && <p>{differs}</p>}
    </div>
  );
}

/** What decides between two tools, which of them for what, and what the rules in force leave of them: that comes late, into room of its own. */
export function WhichOfTwo({ tools }: { tools: readonly Told[] }) {
  return (
    <div className={styles['line']}>
      {[whatDecides(tools), whichForWhat(tools)].filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <VerdictOfSeveral tools={tools} />
    </div>
  );
}

/** What the rules in force say of each, and why; nothing without rules. */
export function UnderRules({ tools }: { tools: readonly Pick<Column, 'id' | 'name'>[] }) {
  return (
    <tbody role="rowgroup" className={styles['judged']}>
      <Row title="Verdict">
        {tools.map(({ id, name }) => (
          <td key={id} role="cell">
            <ToolName>{name}</ToolName>
            <VerdictPlace id={id} isBrief />
          </td>
        ))}
      </Row>
    </tbody>
  );
}

/** Whether nobody has read of any of these tools what a row is about. */
function isUnread({ feature, cells }: ComparisonRow, tools: readonly Column[]): boolean {
  const right = rightOf[feature];
  return right ? tools.every((tool) => !shortAnswer(tool, right).isRead) : cells.every(({ isKnown }) => !isKnown);
}

/** ' for either', ' for any of the three'; empty of one tool. */
function forAny({ length }: readonly Column[]): string {
  return (
    ['', '', ' for either', ' for any of the three', ' for any of the four'][length] ?? ` for any of the ${length}`
  );
}

function isPriceOf({ feature }: ComparisonRow, row: ComparisonRow): boolean {
  return row.feature === 'Paid work' && feature === 'Price with paid work';
}

function Head({ tool: { id, name, icon }, onRemove }: { tool: Column; onRemove: Props['onRemove'] }) {
  return (
    <th role="columnheader" scope="col">
      <div className={styles['name']}>
        <a href={toolPath({ id })}>
          <RowMark icon={icon} name={name} />
          {name}
        </a>
        {onRemove && (
          <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2.5" />
            </svg>
          </button>
        )}
      </div>
    </th>
  );
}
