import Papa from 'papaparse';
import { type Column, type ColumnName, columnOf } from './columns.ts';
import { type Refusal, refusal, MAX_UPLOAD_BYTES, MAX_UPLOAD_ROWS } from './refusal.ts';

/** One row that is not blank. */
export interface TableRow {
  /** As a spreadsheet counts: the header is 1. */
  row: number;
  cells: readonly string[];
}

/** A file whose header is sound; its cells are as they were written. */
export interface Table {
  /** What each cell of a row means; null is a column that is not ours and is left out. */
  columns: readonly (Column | null)[];
  rows: readonly TableRow[];
  /** What was left out, in words. */
  notes: readonly string[];
}

type ReadTable = { ok: true; table: Table } | { ok: false; refusals: Refusal[] };

/** Headers that mean something to JavaScript itself. */
const reservedNames = ['__proto__', 'constructor', 'prototype'];

/**
 * The rows of a file as text: commas, semicolons or tabs between cells, any line ends, a byte order mark or none.
 * Only the form is looked at here; what the cells say is for `readRow`.
 */
export function readTable(text: string): ReadTable {
  const unreadable = refuseText(text);
  if (unreadable) return { ok: false, refusals: [unreadable] };
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter: delimiterOf(plain) });
  const broken = errors
    .filter(({ type }) => type === 'Quotes')
    .map(({ row = 0 }) =>
      refusal(
        row + 1,
        null,
        (data[row] ?? []).join(' '),
        'A quotation mark is not closed, or not doubled inside a quoted cell: write "" for one mark.',
      ),
    );
  if (broken.length > 0) return { ok: false, refusals: broken };

  const [header = [], ...body] = data;
  const rows = body
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const refusals = [...refuseHeader(header), ...refuseCount(rows.length)];
  if (refusals.length > 0) return { ok: false, refusals };
  const known = header.map(columnOf);
  const notes = header
    .filter((name, index) => known[index] === null && name.trim() !== '')
    .map((name) => `The column “${name.trim().slice(0, 40)}” is not ours and was left out.`);
  return { ok: true, table: { columns: known, rows, notes } };
}

function refuseText(text: string): Refusal | null {
  if (new TextEncoder().encode(text).length > MAX_UPLOAD_BYTES)
    return refusal(null, null, '', 'The file is larger than 2 MB: split it and upload the parts one after the other.');
  if (/^(ÿþ|þÿ|\uFFFE)/.test(text) || (text.match(/\0/g)?.length ?? 0) > text.length / 4)
    return refusal(null, null, '', 'This is UTF-16 text: save the file as “CSV UTF-8” and upload that.');
  if (text.includes('\0'))
    return refusal(
      null,
      null,
      '',
      'The file holds NUL characters, so it is no plain text: export it again as “CSV UTF-8”.',
    );
  if (text.replace(/^\uFEFF/, '').trim() === '')
    return refusal(null, null, '', 'The file is empty: the first line names the columns, each further line is a tool.');
  return null;
}

/** What stands between the cells of the first line most often. Lists have semicolons of their own, so a comma wins a draw. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const count = (mark: string) => line.split(mark).length;
  return [',', '\t', ';'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function refuseHeader(header: readonly string[]): Refusal[] {
  const reserved = header
    .filter((name) => reservedNames.includes(name.trim().toLowerCase()))
    .map((name) => refusal(1, null, name.trim(), 'No column may be called so: rename or remove it.'));
  const names = header.flatMap((name) => columnOf(name)?.name ?? []);
  const doubles = names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => refusal(1, name, name, 'This column is there twice: remove one of them.'));
  const unnamed = names.includes('name')
    ? []
    : [refusal(1, 'name', '', 'The column “name” is missing from the first line: add it, as in the template.')];
  return [...reserved, ...doubles, ...unnamed];
}

function refuseCount(count: number): Refusal[] {
  if (count === 0) return [refusal(null, null, '', 'There is no tool in the file: each line after the first is one.')];
  if (count > MAX_UPLOAD_ROWS)
    return [
      refusal(
        null,
        null,
        count.toLocaleString('en'),
        'More than 5,000 rows: split the file and upload the parts one after the other.',
      ),
    ];
  return [];
}

/** The cells of a row by column; null when the row has more or fewer cells than the header. */
export function cellsByColumn(table: Pick<Table, 'columns'>, { cells }: TableRow): Map<ColumnName, string> | null {
  const extra = cells.slice(table.columns.length);
  if (cells.length < table.columns.length || extra.some((cell) => cell.trim() !== '')) return null;
  return new Map(
    table.columns.flatMap((column, index) => (column ? [[column.name, cells[index] ?? ''] as const] : [])),
  );
}
