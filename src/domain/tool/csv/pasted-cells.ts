import Papa from 'papaparse';

/** What parts the cells of a row, with what people call it. */
export const separatorNames = { '\t': 'tabs', ',': 'commas', ';': 'semicolons' } as const;
export type Separator = keyof typeof separatorNames;

/** What was pasted as rows of cells; or the row, from 1, in which a quotation mark stays open. */
type PastedCells = { ok: true; rows: string[][] } | { ok: false; row: number };

/** What may part the cells of pasted rows, the most frequent first: tabs alone where there is one, as spreadsheets copy them. */
export function separatorsIn(text: string): Separator[] {
  if (text.includes('\t')) return ['\t'];
  const count = (separator: Separator) => text.split(separator).length - 1;
  const used = ([',', ';'] as const).filter((separator) => count(separator) > 0);
  return used.length === 0 ? [','] : used.sort((one, other) => count(other) - count(one));
}

/** Rows of cells that somebody pastes from a spreadsheet or as CSV, with any line ends. */
export function pastedCells(text: string, separator: Separator): PastedCells {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: separator });
  const broken = errors.find(({ type }) => type === 'Quotes');
  return broken ? { ok: false, row: (broken.row ?? 0) + 1 } : { ok: true, rows: data };
}
