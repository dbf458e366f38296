import { dayText } from '#domain/calendar/day-text.ts';
import type { Count } from '#domain/tutorial/creator.schema.ts';

const grouped = new Intl.NumberFormat('en-US');

/** '12,400 on 21 November 2026'; null when nobody has read the number. */
export function countText(count: Count): string | null {
  return count && `${grouped.format(count.value)} on ${dayText(count.readOn)}`;
}
