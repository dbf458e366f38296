import { sharedJobs, type TaskCover } from '#domain/collection/brief/task-cover.ts';

/** One job that more than one tool does, with a mark for each tool of the list, in its order. */
interface OverlapRow {
  slug: string;
  title: string;
  marks: boolean[];
}

/** Where the tools of a list do the same. */
interface Overlap {
  /** Names of the tools that share a job with another one, in the list's order. */
  columns: string[];
  /** Jobs that most of them do first. */
  rows: OverlapRow[];
  /** Jobs left out of the rows. */
  more: number;
}

/** Rows that one looks at without losing count. */
const MAX_ROWS = 10;

/** The overlap of a list: what one would miss least. @param names of its tools, in order */
export function overlapOf(names: readonly string[], covered: TaskCover['covered']): Overlap {
  const shared = sharedJobs({ covered });
  const rows = shared.slice(0, MAX_ROWS);
  const columns = names.filter((name) => rows.some((row) => row.names.includes(name)));
  return {
    columns,
    rows: rows.map(({ slug, title, names: own }) => ({
      slug,
      title,
      marks: columns.map((name) => own.includes(name)),
    })),
    more: shared.length - rows.length,
  };
}
