import type { Vocabulary } from '#domain/tool/categories.schema.ts';
import type { ColumnName } from './columns.ts';
import { splitList, unguardCell } from './cells.ts';
import { type ReadRow, readRow } from './read-row.ts';
import { cellsByColumn, readTable, type Table, type TableRow } from './read-table.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { UploadRow } from './upload-fields.ts';

/** A whole upload as it was understood. */
export interface ReadUpload {
  rows: UploadRow[];
  refusals: Refusal[];
  /** What was left out of the whole file. */
  notes: readonly string[];
}

/** One row of a table as a tool's fields. The browser's preview and the server call this very function. */
export function readTableRow(table: Pick<Table, 'columns'>, tableRow: TableRow, vocabulary: Vocabulary): ReadRow {
  const cells = cellsByColumn(table, tableRow);
  if (!cells) {
    const remedy = `This row has ${tableRow.cells.length} cells and the first line ${table.columns.length}: put cells that hold a comma in quotation marks, and leave empty cells empty.`;
    return { ok: false, refusals: [refusal(tableRow.row, null, tableRow.cells[0] ?? '', remedy)], missing: [] };
  }
  const listColumns = new Set<ColumnName>(table.columns.flatMap((column) => (column?.list ? [column.name] : [])));
  const values = new Map(
    [...cells].map(([name, cell]) => [name, listColumns.has(name) ? splitList(unguardCell(cell)) : unguardCell(cell)]),
  );
  return readRow(tableRow.row, values, vocabulary);
}

/** Reads a whole file of comma-separated values. Whatever is in it: an answer, never an exception. */
export function readCsv(text: string, vocabulary: Vocabulary): ReadUpload {
  const read = readTable(text);
  if (!read.ok) return { rows: [], refusals: read.refusals, notes: [] };
  const { table } = read;
  return { ...gatherRows(table.rows.map((row) => readTableRow(table, row, vocabulary))), notes: table.notes };
}

/** Sorts what was read into rows and refusals. */
export function gatherRows(read: readonly ReadRow[]): Pick<ReadUpload, 'rows' | 'refusals'> {
  return {
    rows: read.flatMap((one) => (one.ok ? [one.row] : [])),
    refusals: read.flatMap((one) => (one.ok ? [] : one.refusals)),
  };
}
