import { guardCell } from './cells.ts';

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One row of a CSV file that no spreadsheet runs anything of. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(guardCell(cell))).join(',')}\r\n`;
}

function quote(cell: string): string {
  return /[",;\t\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;
}
