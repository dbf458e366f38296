import { Fragment, type ReactNode } from 'react';
import {
  cellText,
  type Compared,
  type ComparisonRow,
  type Feature,
  rightOf,
} from '#domain/comparison/comparison-rows.ts';
import { inOneLine, type Told, WEIGHED_AT_MOST } from '#domain/comparison/in-one-line.ts';
import { allOnOnePlan, shortAnswer } from '#domain/comparison/short-answer.ts';
import { skipLines } from '#domain/comparison/skip-lines.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { featuresAsked } from '#domain/rules/verdicts-side-by-side.ts';
import { siteName } from '#domain/text/site-name.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { ComparedCell, Short, Terms, ToolName } from './compared-cell.tsx';
import { RowMark } from './row-mark.tsx';
import { VerdictOfSeveral, VerdictPlace } from './verdict-place.tsx';
import styles from './compared-table.module.css';

/** A tool with a column. */
type Column = Compared &
  Pick<Tool, 'id' | 'name' | 'icon' | 'description' | 'link' | 'pros' | 'skipItIf'> & { badgeColor: string };

interface Props {
  tools: readonly Column[];
  rows: readonly ComparisonRow[];
  /** Rules in force: what they ask about stands first. */
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
}

/** What a client asks for, in this order; the price of paid work stands beside that of the way in. */
const clientFeatures: readonly Feature[] = [
  'Paid work',
  'Pricing',
  'Trains on your uploads',
  'Private by default',
  'Indemnity',
];
/** What says least stands last, in one row. */
const lastFeatures: readonly Feature[] = ['Category', 'Experience', 'Team sizes'];

/**
 * Tools side by side: what each leaves of a client's wishes, with plan and price, and when to leave it; then where else they
 * differ, what the answers hang on, row by row and told once, and in one line what is the same for all. On a phone a
 * feature stands above its answers, up to three side by side, of more tools two in a line, and long sentences one below the other. Its
 * parts are no cells to the layout there, hence the roles.
 */
export function ComparedTable({ tools, rows, rules, children, below, open, onToggle, onRemove }: Props) {
  const isSeveral = tools.length > 1;
  const isWeighed = isSeveral && tools.length <= WEIGHED_AT_MOST;
  const skip = isWeighed ? skipLines(tools) : [];
  const together = allOnOnePlan(tools);
  const first = new Set([...(rules ? featuresAsked(rules) : []), ...clientFeatures]);
  const ofClient = [...first].flatMap((feature) => rows.filter((row) => row.feature === feature));
  const others = rows.filter(({ feature }) => !first.has(feature) && feature !== 'Price with paid work');
  const different = isSeveral ? others.filter(({ differs }) => differs) : others;
  const same = others.filter((row) => !different.includes(row));
  const isAlike = (row: ComparisonRow) =>
    isSeveral && !row.differs && !rows.some((one) => isPriceOf(one, row) && one.differs);
  const last = different.filter(({ feature }) => lastFeatures.includes(feature));
  const notes = [...ofClient, ...different].flatMap((row) => notesOf(row, isAlike(row) ? tools.slice(0, 1) : tools));
  const ofRow = (row: ComparisonRow) => (
    <FeatureRow
      key={row.feature}
      {...{ row, tools, onToggle }}
      isAlike={isAlike(row)}
      isOpen={open?.has(row.feature)}
    />
  );
  return (
    <div className={styles['features']}>
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
            {skip.some(Boolean) && <SkipRow tools={tools} lines={skip} />}
          </tbody>
          <tbody role="rowgroup">
            <PartRow title={isSeveral ? 'Where else they differ' : 'What we know'} columns={tools.length} />
            {different.filter((row) => !last.includes(row)).map(ofRow)}
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
            {last.length > 0 && (
              <Row title="Also">
                {tools.map((tool, place) => (
                  <td key={tool.id} role="cell">
                    <ToolName>{tool.name}</ToolName>
                    {last.map(({ feature, cells }) => (
                      <p key={feature}>
                        <span className="visually-hidden">{feature}: </span>
                        <Terms lines={cells[place]?.lines ?? []} others={cells.filter((_, other) => other !== place)} />
                      </p>
                    ))}
                  </td>
                ))}
              </Row>
            )}
          </tbody>
          {notes.length > 0 && (
            <tbody role="rowgroup">
              <PartRow title="Notes" columns={tools.length} />
              {notes.map(({ feature, texts }) => (
                <NotesRow key={feature} {...{ feature, texts, tools }} />
              ))}
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
      {below}
    </div>
  );
}

/** What the rules in force leave of these tools; then who takes which, and what decides. Nothing where nothing is to tell. */
export function InOneLine({ tools }: { tools: readonly Told[] }) {
  const sentences = inOneLine(tools);
  return (
    <div className={styles['line']}>
      <VerdictOfSeveral tools={tools} />
      {sentences.length > 0 && (
        <p>
          {sentences.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** What the answers of a row hang on, in the order of the tools; nothing where none does. */
function notesOf({ feature }: ComparisonRow, tools: readonly Column[]) {
  const right = rightOf[feature];
  const texts = right ? tools.map((tool) => shortAnswer(tool, right).note) : [];
  return texts.some(Boolean) ? [{ feature, texts }] : [];
}

/** What the rules in force say of each, and why; nothing without rules. */
export function UnderRules({ tools }: { tools: readonly Pick<Tool, 'id' | 'name'>[] }) {
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

/** Whether sentences have no room beside each other on a phone: two columns have, and of more tools two stand in a line. */
function isThree({ length }: { length: number }): boolean {
  return length === 3;
}

/** 'both', 'all three', 'all 5'. */
function forAll({ length }: { length: number }): string {
  return ['', 'it', 'both', 'all three', 'all four'][length] ?? `all ${length}`;
}

function isPriceOf({ feature }: ComparisonRow, row: ComparisonRow): boolean {
  return row.feature === 'Paid work' && feature === 'Price with paid work';
}

/** Whether an answer hangs on something, or somebody's words stand behind it. */
export function hasMore({ cells }: ComparisonRow): boolean {
  return cells.some(({ note, answers = [] }) => note !== '' || answers.some(({ condition }) => condition !== ''));
}

function Head({ tool: { id, name, icon, badgeColor }, onRemove }: { tool: Column; onRemove: Props['onRemove'] }) {
  return (
    <th role="columnheader" scope="col" className={`spine-${badgeColor}`}>
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

interface RowProps {
  title: ReactNode;
  /** It stands on each tool's own page, and is left out on a phone where there are more than two. */
  isElsewhere?: boolean;
  /** On a phone one tool below the other. */
  isList?: boolean;
  isSum?: boolean | undefined;
  /** Set where the row can be opened and closed. */
  isOpen?: boolean | undefined;
  onToggle?: (() => void) | undefined;
  children: ReactNode;
}

function Row({ title, isElsewhere, isList, isSum, isOpen, onToggle, children }: RowProps) {
  return (
    <tr
      role="row"
      data-elsewhere={isElsewhere || undefined}
      data-list={isList || undefined}
      data-sum={isSum || undefined}
      data-open={isOpen || undefined}
    >
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

function PartRow({ title, columns }: { title: string; columns: number }) {
  return (
    <tr role="row" className={styles['part']}>
      <th role="rowheader" scope="rowgroup">
        <b>{title}</b>
      </th>
      <td role="cell" colSpan={columns} />
    </tr>
  );
}

/** Where an address may go on in the next line. */
const BEHIND_A_SLASH = /(?<=\w\/)(?=\w)/;

interface NotesRowProps {
  feature: Feature;
  /** One for each tool, or one for all. */
  texts: readonly string[];
  tools: readonly Column[];
}

function NotesRow({ feature, texts, tools }: NotesRowProps) {
  const isAlike = texts.length < tools.length;
  const title = (
    <>
      <span className="visually-hidden">Notes on </span>
      {feature}
    </>
  );
  return (
    <Row title={title} isList={tools.length > 1 && !isAlike}>
      {texts.map((text, place) => (
        <td key={tools[place]?.id} role="cell" {...(isAlike && { colSpan: tools.length, className: styles['alike'] })}>
          {text !== '' && !isAlike && <ToolName>{tools[place]?.name}</ToolName>}
          {text.split(BEHIND_A_SLASH).map((part, place) => (
            <Fragment key={part}>
              {place > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
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

/** An answer for each tool; where it is the same for neighbours, once, with their names unless it is so for all. */
function SumRow({ title, tools, answers }: SumRowProps) {
  const shown: { id: number; answer: (typeof answers)[number]; names: string[] }[] = [];
  for (const [place, answer] of answers.entries()) {
    const [tool, last] = [tools[place], shown.at(-1)];
    if (last?.answer.text === answer.text) last.names.push(tool?.name ?? '');
    else shown.push({ id: tool?.id ?? place, answer, names: [tool?.name ?? ''] });
  }
  const isAlike = shown.length === 1;
  return (
    <Row title={title} isSum isList={isThree(tools) && !isAlike}>
      {shown.map(({ id, answer: { text, isGranted }, names }) => (
        <td
          key={id}
          role="cell"
          data-known={isGranted}
          {...(names.length > 1 && { colSpan: names.length, className: styles[isAlike ? 'alike' : 'shared'] })}
        >
          {!isAlike && <ToolName>{names.join(', ')}</ToolName>}
          {isGranted ? <b>{text}</b> : <span>{text}</span>}
        </td>
      ))}
    </Row>
  );
}

function SkipRow({ tools, lines }: { tools: readonly Column[]; lines: readonly string[] }) {
  return (
    <Row title="Skip it if" isList={isThree(tools)}>
      {tools.map((tool, place) => (
        <td key={tool.id} role="cell">
          <ToolName>{tool.name}</ToolName>
          <span>{lines[place]}</span>
        </td>
      ))}
    </Row>
  );
}

/** Rows with another name than their feature: here one holds both prices. */
const titles: Partial<Record<Feature, string>> = { Pricing: 'Price' };
/** Characters of an answer that is taken in at a glance; a longer one is a sentence. */
const LONGEST_ANSWER = 40;

interface FeatureRowProps extends Pick<Props, 'tools'> {
  onToggle: Props['onToggle'] | undefined;
  row: ComparisonRow;
  isAlike: boolean;
  isOpen: boolean | undefined;
}

function FeatureRow({ row, tools, isAlike, isOpen, onToggle }: FeatureRowProps) {
  const { feature, cells, isOfSentences } = row;
  const right = rightOf[feature];
  const isLong = !right && feature !== 'Pricing' && cells.some((cell) => cellText(cell).length > LONGEST_ANSWER);
  const canOpen = onToggle !== undefined && hasMore(row);
  const [first] = tools;
  return (
    <Row
      title={titles[feature] ?? feature}
      isList={isThree(tools) && (isOfSentences || isLong)}
      {...(canOpen && { isOpen: isOpen === true, onToggle: () => onToggle(feature) })}
    >
      {isAlike && right && first && !isOpen ? (
        <td role="cell" colSpan={tools.length} className={styles['alike']}>
          <Short answer={shortAnswer(first, right)} forWhom={`, for ${forAll(tools)}`} />
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
            hasWords={onToggle === undefined}
          />
        ))
      )}
    </Row>
  );
}
