import type { Fields } from '#domain/record/file-overlay.ts';
import { dayOf } from '#domain/value/day.ts';

/** A new text carries today's day until another is given. */
export function startToday(): Promise<{ fields: Fields; about: string }> {
  return Promise.resolve({ fields: { publishedOn: dayOf(new Date()) }, about: 'new' });
}
