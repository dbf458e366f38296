import Papa from 'papaparse';

/** What was pasted as rows of cells; or the row, from 1, in which a quotation mark stays open. */
type PastedCells = { ok: true; rows: string[][] } | { ok: false; row: number };

/** Rows of cells that somebody pastes from a spreadsheet or as CSV: tabs, commas or semicolons, any line ends. */
export function pastedCells(text: string): PastedCells {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimitersToGuess: ['\t', ',', ';'] });
  const broken = errors.find(({ type }) => type === 'Quotes');
  return broken ? { ok: false, row: (broken.row ?? 0) + 1 } : { ok: true, rows: data };
}
