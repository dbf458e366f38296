import type { EventCounts } from './event.ts';

/** What happened in one week. */
export interface WeekRow {
  /** ISO week. */
  week: string;
  signedUp: number;
  joinedMonth: number;
  joinedYear: number;
  cancelled: number;
  ended: number;
  paymentFailed: number;
  saved: number;
  unsaved: number;
  searchesMissed: number;
  projectsMade: number;
  /** Clients who confirmed a sheet. */
  sheetsSeen: number;
}

/** The counted weeks as rows, in their order. */
export function weekRows(weeks: readonly (readonly [week: string, counts: EventCounts])[]): WeekRow[] {
  return weeks.map(([week, counts]) => {
    const of = (name: string) => counts[name] ?? 0;
    return {
      week,
      signedUp: of('signed-up'),
      joinedMonth: of('joined-month'),
      joinedYear: of('joined-year'),
      cancelled: of('cancelled'),
      ended: of('ended'),
      paymentFailed: of('payment-failed'),
      saved: sumOf(counts, 'saved-'),
      unsaved: sumOf(counts, 'unsaved-'),
      searchesMissed: of('search-missed'),
      projectsMade: of('project-made'),
      sheetsSeen: of('sheet-seen'),
    };
  });
}

/** What is behind a word, over several weeks, the most first: `task-` gives tasks by slug. */
export function topOf(all: readonly EventCounts[], word: string, most: number): { name: string; count: number }[] {
  const sums = new Map<string, number>();
  for (const counts of all)
    for (const [event, count] of Object.entries(counts))
      if (event.startsWith(word)) sums.set(event.slice(word.length), (sums.get(event.slice(word.length)) ?? 0) + count);
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, most);
}

function sumOf(counts: EventCounts, word: string): number {
  return Object.entries(counts).reduce((sum, [event, count]) => (event.startsWith(word) ? sum + count : sum), 0);
}
