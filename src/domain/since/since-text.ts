import { dayText } from '#domain/calendar/day-text.ts';
import type { SinceEntry } from './look.ts';

/** What a change is called beside its day. */
export const kindWords: Record<SinceEntry['kind'], string> = {
  fact: 'Corrected',
  terms: 'Terms',
  drop: 'Drop',
  tool: 'New tool',
  verdict: 'Verdict',
  project: 'Project',
};

/** What a quiet time says: that nothing changed, or nothing else than what stands above, since when, and when somebody last read. */
export function quietText(since: string | null, readOn: string | null, isBelowOthers: boolean): string {
  const what = isBelowOthers ? 'Nothing else' : 'Nothing';
  const nothing =
    since === null ? `${what} has changed in your tools yet.` : `${what} has changed for you since ${dayText(since)}.`;
  return readOn === null ? nothing : `${nothing} Last reading: ${dayText(readOn)}.`;
}
