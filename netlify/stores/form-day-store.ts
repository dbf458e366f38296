import * as z from 'zod';
import { type FormName, formDayKey, withOneMore } from '#domain/public-form/form-day.ts';
import { documentStore } from './document-store.ts';

/** How often each public form came on each day, from all senders together; nothing of any of them. */
export const formDays = documentStore('form-days', z.object({ count: z.number().int() }));

/** Counts one form of today. @returns false when it is one too many: nothing is counted then. @throws StoreUnavailable */
export function countToday(name: FormName, now: Date): Promise<boolean> {
  return formDays.change(
    formDayKey(name, now),
    (day) => {
      const next = withOneMore(day, name);
      return { write: next, outcome: next !== null };
    },
    { startAnew: true },
  );
}
