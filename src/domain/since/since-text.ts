import { dayText } from '#domain/value/day-text.ts';
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

/** What a quiet time says: that nothing changed, or nothing else than what stands above, since when; and when somebody last read. */
export function quietText(
  since: string | null,
  readOn: string | null,
  isBelowOthers: boolean,
): { head: string; rest: string } {
  const what = isBelowOthers ? 'No other changes' : 'No changes';
  return {
    head: since === null ? `${what} yet` : `${what} since ${dayText(since)}`,
    rest: readOn === null ? '' : `Last reading: ${dayText(readOn)}.`,
  };
}
