/**
 * What happened, as it is counted: no person, no address, no words. The name of an event is a fixed word, with a plan, a tool
 * or a task behind it.
 */
export type EventName =
  | 'signed-up'
  | `joined-${'month' | 'year'}`
  | 'cancelled'
  | 'resumed'
  | 'ended'
  | 'payment-failed'
  | `saved-${number}`
  | `unsaved-${number}`
  | `task-${string}`
  | 'search-missed'
  | 'project-made'
  | 'sheet-seen';

/** Counts of a week by event. */
export type EventCounts = Readonly<Record<string, number>>;

/** Counts with more of the same week. */
export function addEvents(counts: EventCounts, names: readonly string[]): Record<string, number> {
  const next = { ...counts };
  for (const name of names) next[name] = (next[name] ?? 0) + 1;
  return next;
}
