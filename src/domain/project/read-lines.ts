import { unguardCell } from '#domain/tool/csv/cells.ts';
import { pastedCells } from '#domain/tool/csv/pasted-cells.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Given } from '#domain/record/given.ts';
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
type ReadLines = { ok: true; lines: NewLine[] } | { ok: false; rows: RowProblem[] };

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

/**
 * Lines that somebody pastes: one asset a row, from a spreadsheet or as CSV, with a heading or in the order asset, tool,
 * plan, account, day, what a person did, source type. What a row leaves empty comes from the defaults. All rows are told
 * that cannot be taken; with one of them none is.
 */
export function readLines(
  table: string,
  defaults: LineDefaults,
  tools: readonly Pick<Tool, 'id' | 'name' | 'alsoKnownAs' | 'plans'>[],
): ReadLines {
  const pasted = pastedCells(table);
  if (!pasted.ok)
    return refused(pasted.row, 'A quotation mark is not closed: write "" for one mark inside a quoted cell.');
  const { rows: data } = pasted;
  const named = data[0]?.map((cell) => headings[cell.trim().toLowerCase()] ?? null) ?? [];
  const hasHeading = named.includes('asset') && named.every((name, place) => name !== null || data[0]?.[place] === '');
  const strange = named.indexOf(null);
  if (!hasHeading && named.includes('asset') && named.filter((name) => name !== null).length > 1)
    return refused(1, `“${data[0]?.[strange]?.trim()}” is no column of a line: it has ${columns.join(', ')}.`);
  const order: readonly (ColumnName | null)[] = hasHeading ? named : columns;
  const rows = data
    .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => unguardCell(cell.trim())) }))
    .filter(({ row, cells }) => cells.some((cell) => cell !== '') && !(hasHeading && row === 1));
  if (rows.length === 0) return refused(1, 'There is no line: write one asset a row.');
  if (rows.length > PROJECT_BOUNDS.linesAtOnce)
    return refused(
      PROJECT_BOUNDS.linesAtOnce + 1,
      `At most ${PROJECT_BOUNDS.linesAtOnce} lines at once: paste the rest after them.`,
    );
  const read = rows.map(({ row, cells }) => ({ row, line: readRow(cells, order, defaults, tools) }));
  const problems = read.flatMap(({ row, line }) => (typeof line === 'string' ? [{ row, message: line }] : []));
  if (problems.length > 0) return { ok: false, rows: problems };
  return { ok: true, lines: read.flatMap(({ line }) => (typeof line === 'string' ? [] : [line])) };
}

/** The line of a row, or what is wrong with it. */
function readRow(
  cells: readonly string[],
  order: readonly (ColumnName | null)[],
  defaults: LineDefaults,
  tools: Parameters<typeof readLines>[2],
): NewLine | string {
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

function toolNamed(tools: Parameters<typeof readLines>[2], typed: string) {
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
