/** One thing that keeps an upload from being taken, told so that whoever wrote the file can mend it. */
export interface Refusal {
  /** Number of the row as a spreadsheet counts: the header is 1. Null when it concerns the whole file. */
  row: number | null;
  column: string | null;
  /** What stands there, cut when it is long. */
  value: string;
  /** What to do about it, in words. */
  remedy: string;
}

const mostShown = 60;

/** A refusal whose value is short enough to show. */
export function refusal(row: number | null, column: string | null, value: string, remedy: string): Refusal {
  return { row, column, value: value.length > mostShown ? `${value.slice(0, mostShown)}…` : value, remedy };
}
