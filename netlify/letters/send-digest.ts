import { weekBefore, weekDays } from '#domain/calendar/iso-week.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { weekDrops } from '#domain/drop/week-drops.ts';
import type { Plans } from '#domain/plan/plans.schema.ts';
import { type Edition, newEdition } from '#domain/subscription/edition.ts';
import { passOver } from '#netlify/stores/document-store.ts';
import { editions } from '#netlify/stores/edition-store.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';
import { digestLetter } from './digest-letter.ts';
import { type Run, sendEdition } from './send-edition.ts';

/** What a digest is made from, and how long a run may take. */
export interface DigestRun {
  now: Date;
  drops: readonly Drop[];
  plans: Plans;
  /** On the clock of `performance.now()`. */
  until: number;
}

/**
 * Sends the digest of the week that is over, as far as this run gets. A quiet week sends nothing, and a digest that is
 * done nothing more.
 * @throws StoreUnavailable
 */
export async function sendDigest({ now, drops, plans, until }: DigestRun): Promise<Run> {
  const week = weekBefore(now);
  const edition = await beginDigest(week, drops);
  const { name, dropIds, progress } = edition;
  if (progress.isDone) return { sent: 0, isDone: true };
  return sendEdition({
    edition,
    write: (reader) => digestLetter({ name, week, dropIds, drops, plans, now }, reader),
    note: (rule) =>
      editions.change(name, (current) => {
        if (!current) throw new StoreUnavailable(`the edition ${name} is gone`);
        const next = rule(current.progress);
        return { write: next === current.progress ? null : { ...current, progress: next }, outcome: next };
      }),
    until,
  });
}

/** The edition of a week: what it is about is settled by the run that begins it. */
async function beginDigest(week: string, drops: readonly Drop[]): Promise<Edition> {
  const name = nameOf(week);
  const before = await editions.readStored(nameOf(weekBefore(new Date(weekDays(week).first)))).catch(passOver);
  const dropIds = weekDrops(
    drops,
    week,
    before && before !== 'unreadable' ? new Set(before.document.dropIds) : null,
  ).map(({ id }) => id);
  const fresh = newEdition(name, { dropIds, changes: [] });
  return editions.change(name, (current) => ({ write: current ? null : fresh, outcome: current ?? fresh }), {
    startAnew: true, // mails that went out are known by their keys
  });
}

function nameOf(week: string): string {
  return `digest-${week}`;
}
