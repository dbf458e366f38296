import * as z from 'zod';
import { type DayName, formDayKey, withOneMore } from '#domain/letters/form-day.ts';
import { documentStore } from './document-store.ts';

/** How often each public form and each kind of event came on each day, from all senders together; nothing of any of them. */
export const formDays = documentStore('form-days', z.object({ count: z.number().int() }));

/** Counts one of today. @returns false when it is one too many: nothing is counted then. @throws StoreUnavailable */
export function countToday(name: DayName, now: Date): Promise<boolean> {
  return formDays.change(
    formDayKey(name, now),
    (day) => {
      const next = withOneMore(day, name);
      return { write: next, outcome: next !== null };
    },
    { startAnew: true },
  );
}
