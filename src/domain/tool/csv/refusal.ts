/** Most bytes of one upload, in UTF-8. */
export const MAX_UPLOAD_BYTES = 2_097_152;
/** Most rows of one upload, the header aside. */
export const MAX_UPLOAD_ROWS = 5000;
/** The limits in words. */
export const uploadLimitWords = 'at most 2 MB and 5,000 rows';

/** One thing that keeps an upload from being taken, told so that whoever wrote the file can correct it. */
export interface Refusal {
  /** Number of the row as a spreadsheet counts: the header is 1. Null when it concerns the whole file. */
  row: number | null;
  column: string | null;
  /** What stands there, cut when it is long. */
  value: string;
  /** What to do about it, in words. */
  remedy: string;
}

const MAX_SHOWN = 60;

/** A refusal whose value is short enough to show. */
export function refusal(row: number | null, column: string | null, value: string, remedy: string): Refusal {
  return { row, column, value: value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value, remedy };
}
