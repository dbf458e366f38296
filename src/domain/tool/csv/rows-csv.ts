import Papa from 'papaparse';
import { guardCell } from './cells.ts';

/** Rows of any kind as comma-separated values; no cell is read as a formula. */
export function rowsCsv(rows: readonly object[]): string {
  const guarded = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [name, typeof cell === 'string' ? guardCell(cell) : cell]),
    ),
  );
  return Papa.unparse(guarded);
}
