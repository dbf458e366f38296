import { deepEqual } from '#domain/value/deep-equal.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import type { Plans } from '#domain/plan/plans.schema.ts';
import { type TermsNews, isQuiet, knownCatalogue, newAlerts } from '#domain/letters/alerts.ts';
import { type Edition, newEdition } from '#domain/letters/edition.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { ALERT_DESK, alertDesk } from '#netlify/stores/edition-store.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';
import { alertLetter } from './alert-letter.ts';
import { recallMarks } from './project-recalls.ts';
import { type Run, sendEdition } from './send-edition.ts';

/** What alerts are made from, and how long a run may take. */
interface AlertRun {
  now: Date;
  tools: readonly Tool[];
  drops: readonly Drop[];
  plans: Plans;
  /** Drops that are not told yet, since taking them back must stop every letter about them. */
  heldDrops?: ReadonlySet<number>;
  /** Tools that editors corrected lately. */
  corrected?: ReadonlySet<number>;
  /** What editors confirmed lately of makers' terms, but not within the last hour. */
  terms?: readonly TermsNews[];
  /** On the clock of `performance.now()`. */
  until: number;
}

/**
 * Finishes the round of alerts that is under way, else compares the catalogue with what was known of it and begins a
 * round when something is new. The very first run only takes note.
 * @throws StoreUnavailable
 */
export async function sendAlerts(run: AlertRun): Promise<Run> {
  const { now, tools, drops, plans, terms = [], until } = run;
  const edition = await currentRound(run);
  if (!edition) return { sent: 0, isDone: true };
  return sendEdition({
    edition,
    write: (reader) => alertLetter({ edition, tools, drops, terms, plans, now }, reader),
    note: (rule) =>
      alertDesk.change(ALERT_DESK, (desk) => {
        if (!desk?.edition) throw new StoreUnavailable('the round of alerts is gone');
        if (desk.edition.name !== edition.name) return { write: null, outcome: { ...edition.progress, isDone: true } };
        const next = rule(desk.edition.progress);
        return {
          write: next === desk.edition.progress ? null : { ...desk, edition: { ...desk.edition, progress: next } },
          outcome: next,
        };
      }),
    until,
  });
}

/** The round to work on; null when there is nothing to tell. What is known and the round that tells it are written as one. */
function currentRound({ now, tools, drops: shown, heldDrops, corrected, terms }: AlertRun): Promise<Edition | null> {
  const drops = shown.filter(({ id }) => !heldDrops?.has(id));
  const marks = recallMarks(tools);
  return alertDesk.change(
    ALERT_DESK,
    (desk) => {
      const known = knownCatalogue(tools, drops, desk?.known, terms, marks);
      if (!desk) return { write: { known, rounds: roundsBefore(now), edition: null }, outcome: null };
      if (desk.edition && !desk.edition.progress.isDone) return { write: null, outcome: desk.edition };
      const alerts = newAlerts(desk.known, tools, drops, now, corrected, terms, marks);
      if (isQuiet(alerts)) return { write: deepEqual(desk.known, known) ? null : { ...desk, known }, outcome: null };
      const edition = newEdition(`alerts-${desk.rounds + 1}`, alerts);
      return { write: { known, rounds: desk.rounds + 1, edition }, outcome: edition };
    },
    { startAnew: true },
  );
}

/** Where counting begins: above every round of a desk that was set aside, whose mails are known by its names. */
function roundsBefore(now: Date): number {
  return Math.floor(now.getTime() / 60_000);
}
