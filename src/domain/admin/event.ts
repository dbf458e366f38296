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

const KEY = /^(\d{4}-W\d\d)-([a-z][a-z0-9-]*)-[0-9a-f]{12}$/;

/** The key of one event. @param id 12 hex digits: the same event under the same id is one */
export function eventKey(week: string, name: EventName, id: string): string {
  return `${week}-${name}-${id}`;
}

/** Week and name of a key; null for what is no event. */
export function readEventKey(key: string): { week: string; name: string } | null {
  const [, week, name] = KEY.exec(key) ?? [];
  return week && name ? { week, name } : null;
}

/** Counts with more of the same week. */
export function addEvents(counts: EventCounts, names: readonly string[]): Record<string, number> {
  const next = { ...counts };
  for (const name of names) next[name] = (next[name] ?? 0) + 1;
  return next;
}
