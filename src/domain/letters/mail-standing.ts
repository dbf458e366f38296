import type { z } from 'zod';
import { type MailRefusal, type RefusalCause, isOfTheServer } from './mail-refusal.ts';
import type { mailStandingSchema } from './mail-standing.schema.ts';
import { causeText } from './refusal-text.ts';

export type MailStanding = z.output<typeof mailStandingSchema>;

/** What one run over letters has met so far. */
export interface RunTally {
  taken: number;
  /** Refusals since a letter was last taken; those that are the mailbox's own are none. */
  inARow: number;
  byCause: Partial<Record<RefusalCause, number>>;
  last: MailRefusal | null;
}

export const NOTHING_MET: RunTally = { taken: 0, inARow: 0, byCause: {}, last: null };
export const NO_STANDING: MailStanding = { takenAt: null, trouble: null };

/** So many refusals in a row, and the rest of a run would fare no better. */
const MAX_IN_A_ROW = 10;
/** One letter that is refused for its own sake is its matter; from so many on it is ours. */
const MIN_LETTERS = 2;
/** `takenAt` is written again after so long, in ms. */
const TAKEN_EVERY_MS = 3_600_000;

export function withTaken(tally: RunTally): RunTally {
  return { ...tally, taken: tally.taken + 1, inARow: 0 };
}

export function withRefused(tally: RunTally, refusal: MailRefusal): RunTally {
  const { cause } = refusal;
  if (cause === 'mailbox') return tally;
  const byCause = { ...tally.byCause, [cause]: (tally.byCause[cause] ?? 0) + 1 };
  return { ...tally, inARow: tally.inARow + 1, byCause, last: refusal };
}

/** Whether the rest of a run is not worth a try: a refused login is not tried again, other refusals a few times. */
export function stopsRun({ inARow, last }: RunTally): boolean {
  return inARow > 0 && (last?.cause === 'login' || inARow >= MAX_IN_A_ROW);
}

/** How the mail server stands after a run; the same object when nothing is to be noted. */
export function afterRun(standing: MailStanding, tally: RunTally, now: Date): MailStanding {
  const at = now.toISOString();
  const met = troubleOf(tally);
  if (met) {
    const { since, runs } = standing.trouble ?? { since: at, runs: 0 };
    return { takenAt: tally.taken > 0 ? at : standing.takenAt, trouble: { since, runs: runs + 1, last: met } };
  }
  if (tally.taken === 0) return standing;
  const isNoted = standing.takenAt !== null && now.getTime() - Date.parse(standing.takenAt) < TAKEN_EVERY_MS;
  return standing.trouble === null && isNoted ? standing : { takenAt: at, trouble: null };
}

function troubleOf(tally: RunTally): MailRefusal | null {
  const { taken, last, byCause } = tally;
  if (last === null) return null;
  if (stopsRun(tally)) return last;
  const isOurs = isOfTheServer(last.cause) || (byCause[last.cause] ?? 0) >= MIN_LETTERS;
  return taken === 0 && isOurs ? last : null;
}

/** Whether somebody has to look: a refused login at once, everything else when two runs met it. */
export function isAlarming({ trouble }: MailStanding): boolean {
  return trouble !== null && (trouble.last.cause === 'login' || trouble.runs >= 2);
}

/** How the mail server stands, in one sentence for anybody: no word of the server's own. */
export function standingText({ trouble, takenAt }: MailStanding): string {
  if (trouble) return causeText(trouble.last.cause);
  return takenAt === null ? 'No letter has gone out yet.' : 'The mail server takes our letters.';
}
