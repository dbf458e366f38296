import type { EventName } from '#domain/admin/event.ts';

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
