import { unguardCell } from '#domain/tool/csv/cells.ts';
import { pastedCells, type Separator, separatorNames, separatorsIn } from '#domain/tool/csv/pasted-cells.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Given } from '#domain/value/given.ts';
import { newLineSchema } from './line-change.schema.ts';
import type { z } from 'zod';
import { planProblem } from './plan-problem.ts';
import { PROJECT_BOUNDS } from './project.ts';
import { sourceTypeNames, sourceTypes } from './source-types.ts';

type NewLine = z.output<typeof newLineSchema>;
/** What every row takes that does not say it itself. */
export type LineDefaults = Given<Omit<NewLine, 'id' | 'asset'>>;
/** A row that cannot be taken. */
export interface RowProblem {
  /** As a spreadsheet counts: the first row is 1, the heading included. */
  row: number;
  message: string;
}
type RefusedTable = { ok: false; rows: RowProblem[] };
type ReadLines = { ok: true; lines: NewLine[] } | RefusedTable;

const columns = ['asset', 'tool', 'plan', 'account', 'day', 'human', 'source'] as const;
type ColumnName = (typeof columns)[number];

/** Headings as people write them. */
const headings: Record<string, ColumnName> = {
  asset: 'asset',
  file: 'asset',
  name: 'asset',
  tool: 'tool',
  plan: 'plan',
  account: 'account',
  day: 'day',
  date: 'day',
  human: 'human',
  'what a person did': 'human',
  source: 'source',
  'source type': 'source',
  'digital source type': 'source',
};

type Tools = readonly Pick<Tool, 'id' | 'name' | 'alsoKnownAs' | 'plans'>[];

/**
 * Lines that somebody pastes: one asset a row, from a spreadsheet or as CSV, with a heading or in the order asset, tool,
 * plan, account, day, what a person did, source type. What a row leaves empty comes from the defaults. All rows are told
 * that cannot be taken; with one of them none is.
 */
export function readLines(table: string, defaults: LineDefaults, tools: Tools): ReadLines {
  let best: RefusedTable | null = null;
  let openIn = 0;
  // Cells have commas and semicolons in them: the one that parts the rows is the one under which they make sense.
  for (const separator of separatorsIn(table)) {
    const pasted = pastedCells(table, separator);
    openIn ||= pasted.ok ? 0 : pasted.row;
    const read = pasted.ok ? readRows(pasted.rows, separator, defaults, tools) : null;
    if (read?.ok) return read;
    if (read && (!best || read.rows.length < best.rows.length)) best = read;
  }
  return best ?? refused(openIn, 'A quotation mark is not closed: write "" for one mark inside a quoted cell.');
}

function readRows(data: readonly string[][], separator: Separator, defaults: LineDefaults, tools: Tools): ReadLines {
  const named = columnsNamed(data[0] ?? []);
  const hasHeading = isHeading(data[0] ?? []);
  const strange = named.indexOf(null);
  if (!hasHeading && named.includes('asset') && named.filter((name) => name !== null).length > 1)
    return refused(1, `“${data[0]?.[strange]?.trim()}” is no column of a line: it has ${columns.join(', ')}.`);
  const order: readonly (ColumnName | null)[] = hasHeading ? named : columns;
  // A file that was taken below other rows brings its heading along.
  const isAgain = (cells: string[]) => cells.length > 1 && isHeading(cells) && sameOrder(columnsNamed(cells), order);
  const rows = data
    .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => unguardCell(cell.trim())) }))
    .filter(({ row, cells }) => cells.some((cell) => cell !== '') && !(hasHeading && row === 1) && !isAgain(cells));
  if (rows.length === 0) return refused(1, 'There is no line: write one asset a row.');
  if (rows.length > PROJECT_BOUNDS.linesAtOnce)
    return refused(
      PROJECT_BOUNDS.linesAtOnce + 1,
      `At most ${PROJECT_BOUNDS.linesAtOnce} lines at once: paste the rest after them.`,
    );
  const isParted = rows.some(({ cells }) => cells.length > 1);
  const read = rows.map(({ row, cells }) => ({
    row,
    line:
      isParted && isPartedOtherwise(cells, separator)
        ? `“${cells[0]}” is one cell: part it by ${separatorNames[separator]}, as the other rows are.`
        : readRow(cells, order, defaults, tools),
  }));
  const problems = read.flatMap(({ row, line }) => (typeof line === 'string' ? [{ row, message: line }] : []));
  if (problems.length > 0) return { ok: false, rows: problems };
  return { ok: true, lines: read.flatMap(({ line }) => (typeof line === 'string' ? [] : [line])) };
}

function columnsNamed(cells: readonly string[]): (ColumnName | null)[] {
  return cells.map((cell) => headings[cell.trim().toLowerCase()] ?? null);
}

function isHeading(cells: readonly string[]): boolean {
  const named = columnsNamed(cells);
  return named.includes('asset') && named.every((name, place) => name !== null || cells[place] === '');
}

function sameOrder(one: readonly (ColumnName | null)[], other: readonly (ColumnName | null)[]): boolean {
  return one.every((name, place) => name === other[place]);
}

/** A row of a CSV file below one from a spreadsheet: all of it would be taken for the name of an asset. */
function isPartedOtherwise(cells: readonly string[], separator: Separator): boolean {
  return cells.length === 1 && separatorsIn(cells[0] ?? '').some((one) => one !== separator && cells[0]?.includes(one));
}

/** The line of a row, or what is wrong with it. */
function readRow(
  cells: readonly string[],
  order: readonly (ColumnName | null)[],
  defaults: LineDefaults,
  tools: Tools,
): NewLine | string {
  if (cells.length > 1 && isHeading(cells))
    return 'A heading with other columns than the first: add its rows by themselves.';
  if (cells.slice(order.length).some((cell) => cell !== ''))
    return `There are more cells than columns: ${order.filter((name) => name !== null).join(', ')}.`;
  const cell = (name: ColumnName) => cells[order.indexOf(name)] ?? '';
  const named = cell('tool');
  const tool = named === '' ? tools.find(({ id }) => id === defaults.toolId) : toolNamed(tools, named);
  if (!tool)
    return named === '' ? 'Name the tool.' : `The guide has no tool “${named}”: write its name as the guide does.`;
  const isDefaultTool = tool.id === defaults.toolId;
  const plan = cell('plan') || (isDefaultTool ? (defaults.plan ?? '') : '');
  const wrongPlan = planProblem(tool, plan);
  if (wrongPlan) return wrongPlan;
  const said = cell('source');
  const sourceType = said === '' ? defaults.sourceType : sourceTypeNamed(said);
  if (!sourceType)
    return said === ''
      ? 'Name the source type, such as trainedAlgorithmicMedia.'
      : `“${said}” is no IPTC digital source type: write its name, such as trainedAlgorithmicMedia.`;
  const day = cell('day') || defaults.day;
  if (day === undefined) return 'Name the day of the work, as YYYY-MM-DD.';
  const { data, error } = newLineSchema.safeParse({
    asset: cell('asset'),
    toolId: tool.id,
    plan,
    account: cell('account') || (defaults.account ?? ''),
    day,
    human: cell('human') || (defaults.human ?? ''),
    sourceType,
  });
  if (data) return data;
  const [issue] = error.issues;
  return issue?.path[0] === 'day'
    ? `“${day}” is no day: write it as YYYY-MM-DD.`
    : `${String(issue?.path[0])}: ${issue?.message}.`;
}

function toolNamed(tools: Tools, typed: string) {
  const isIt = (name: string) => name.toLowerCase() === typed.toLowerCase();
  return (
    tools.find(({ id, name }) => isIt(name) || String(id) === typed) ??
    tools.find(({ alsoKnownAs }) => alsoKnownAs.some(isIt))
  );
}

/** A source type by its name, its name in English or its address. */
function sourceTypeNamed(typed: string) {
  const word = typed.toLowerCase().replace(/^.*digitalsourcetype\//, '');
  return sourceTypes.find((type) => type.toLowerCase() === word || sourceTypeNames[type].toLowerCase() === word);
}

function refused(row: number, message: string): ReadLines {
  return { ok: false, rows: [{ row, message }] };
}
