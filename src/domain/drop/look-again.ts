import { DAY_MS, dayOf } from '#domain/value/day.ts';
import type { Drop } from './drop.schema.ts';

/** Days after which an editor looks again for an answer to an open question. */
const DAYS = 30;

/**
 * The day (UTC) from which somebody should look again; null when nothing is open. A question is open until it is taken out,
 * or a later drop answers it.
 */
export function lookAgainOn({
  openQuestion,
  lookedOn,
  releaseDate,
  supersededBy,
}: Partial<Pick<Drop, 'openQuestion' | 'lookedOn' | 'releaseDate' | 'supersededBy'>>): string | null {
  const since = Date.parse(lookedOn || releaseDate || '');
  if (!openQuestion || supersededBy || Number.isNaN(since)) return null;
  return dayOf(new Date(since + DAYS * DAY_MS));
}
