import type { FigureTable, Figures } from '#api/admin-figures.ts';
import { rowsCsv } from '#domain/tool/csv/rows-csv.ts';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** One table of the figures as comma-separated values; no cell is read as a formula. */
export function figuresCsv(table: FigureTable, figures: Figures): string {
  return BYTE_ORDER_MARK + rowsCsv(rowsOf(table, figures));
}

function rowsOf(table: FigureTable, { weeks, saves, tasks, searches, subscribers }: Figures): object[] {
  switch (table) {
    case 'weeks':
      return weeks;
    case 'saves':
      return saves.tools;
    case 'tasks':
      return tasks;
    case 'searches':
      return searches;
    case 'subscribers':
      return subscribers.weeks;
  }
}
