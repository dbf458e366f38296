import { weekBefore, weekDays } from '#domain/value/iso-week.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { highlightsFirst } from '#domain/drop/highlights.ts';
import { weekDrops } from '#domain/drop/week-drops.ts';
import type { Plans } from '#domain/plan/plans.schema.ts';
import type { ToolChange } from '#domain/letters/alerts.ts';
import { type Edition, newEdition } from '#domain/letters/edition.ts';
import { goesOutAt } from '#domain/admin/letter-order.ts';
import { readOnce } from '#netlify/stores/read-once.ts';
import { readCorrections } from '#netlify/facts/read-corrections.ts';
import { datedRecords } from '#netlify/since/dated-records.ts';
import { editions } from '#netlify/stores/edition-store.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';
import { digestLetter } from './digest-letter.ts';
import { readOrders, takeUp } from './letter-orders.ts';
import { type Run, allOf, sendEdition } from './send-edition.ts';
import { readSaveCounts } from '#netlify/stores/watch-store.ts';

/** What a digest is made from, and how long a run may take. */
interface DigestRun {
  now: Date;
  drops: readonly Drop[];
  plans: Plans;
  /** On the clock of `performance.now()`. */
  until: number;
}

/**
 * Sends the digest of the week that is over, as far as this run gets. A quiet week sends nothing, one that an admin holds or
 * skips neither, and a digest that is done nothing more.
 * @throws StoreUnavailable
 */
export async function sendDigest({ now, drops, plans, until }: DigestRun): Promise<Run> {
  const week = weekBefore(now);
  if (!(await takeUp(digestName(week), now))) return { sent: 0, isDone: true };
  const edition = await beginDigest(week, drops);
  return goOn(edition, week, { now, drops, plans, until });
}

/** Sends what is left of a digest that has begun. */
function goOn(edition: Edition, week: string, { now, drops, plans, until }: DigestRun): Promise<Run> {
  const { name, dropIds } = edition;
  const records = readOnce(() => datedRecords(now));
  return sendEdition({
    edition,
    write: (reader) => digestLetter({ name, week, dropIds, drops, plans, records, now }, reader),
    note: (rule) =>
      editions.change(name, (current) => {
        if (!current) throw new StoreUnavailable(`the edition ${name} is gone`);
        const next = rule(current.progress);
        return { write: next === current.progress ? null : { ...current, progress: next }, outcome: next };
      }),
    until,
  });
}

/**
 * Sends, whatever day it is, what is left of the digests that have begun, and a digest of the week that is over, which was
 * held and is released. @throws StoreUnavailable
 */
export async function sendLateDigests(run: DigestRun): Promise<Run> {
  const week = weekBefore(run.now);
  const orders = await readOrders(digestName(week));
  const isReleased = orders?.order?.kind === 'release' && run.now.toISOString() >= goesOutAt(week);
  const runs = [...(await finishBegun(run)), ...(isReleased ? [await sendDigest(run)] : [])];
  return allOf(runs);
}

/** Digests that a mail server in trouble kept back are sent for so many weeks. */
const WEEKS_LATE = 4;

async function finishBegun(run: DigestRun): Promise<Run[]> {
  const runs: Run[] = [];
  let week = weekBefore(run.now);
  for (let back = 0; back < WEEKS_LATE; back += 1) {
    const begun = await editions.tryRead(digestName(week));
    if (begun !== null && !begun.progress.isDone) runs.push(await goOn(begun, week, run));
    week = weekBefore(new Date(weekDays(week).first));
  }
  return runs;
}

/** The edition of a week: what it is about is settled by the run that begins it. */
async function beginDigest(week: string, drops: readonly Drop[]): Promise<Edition> {
  const name = digestName(week);
  const fresh = newEdition(name, {
    dropIds: await dropsOfWeek(week, drops),
    changes: await changesOfWeek(week),
  });
  return editions.change(name, (current) => ({ write: current ? null : fresh, outcome: current ?? fresh }), {
    startAnew: true, // mails that went out are known by their keys
  });
}

/**
 * Ids of the drops that the digest of a week is about: its highlights first, then the newest. What a week was held with until it was over goes along
 * with the next one; what was skipped does not.
 * @throws StoreUnavailable
 */
export async function dropsOfWeek(week: string, drops: readonly Drop[]): Promise<number[]> {
  const [told, { counts }] = await Promise.all([
    toldBefore(weekBefore(new Date(weekDays(week).first))),
    readSaveCounts(),
  ]);
  return highlightsFirst(weekDrops(drops, week, told), counts).map(({ id }) => id);
}

/** What the desk corrected in a week, or confirmed of terms: a week without drops goes out all the same to those it concerns. */
async function changesOfWeek(week: string): Promise<ToolChange[]> {
  const { first, last } = weekDays(week);
  const made = (await readCorrections()).filter(({ at }) => at.slice(0, 10) >= first && at.slice(0, 10) <= last);
  return made.map(({ toolId, toolName, title, reason }) => ({
    toolId,
    toolName,
    changes: [{ fact: 'rights', text: `${title}: ${reason}` }],
  }));
}

async function toldBefore(week: string): Promise<ReadonlySet<number> | null> {
  const [edition, orders] = await Promise.all([editions.tryRead(digestName(week)), readOrders(digestName(week))]);
  if (edition) return new Set(edition.dropIds);
  return orders?.order && orders.order.kind !== 'skip' ? new Set() : null;
}

/** The name of the digest of a week. */
export function digestName(week: string): string {
  return `digest-${week}`;
}
