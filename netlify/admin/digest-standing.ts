import type { DigestStanding } from '#api/admin-letters.contract.ts';
import { weekBefore } from '#domain/value/iso-week.ts';
import { type LetterOrder, comingWeek, goesOutAt, hasRunsLeft, takenUpAt } from '#domain/admin/letter-order.ts';
import { adminAddress } from '#netlify/session/read-audit.ts';
import { currentDrops } from '#netlify/catalog/current-drops.ts';
import { readOrders } from '#netlify/letters/letter-orders.ts';
import { lettersWaiting } from '#netlify/letters/send-edition.ts';
import { digestName, dropsOfWeek } from '#netlify/letters/send-digest.ts';
import { editions } from '#netlify/stores/edition-store.ts';

/** How the digest that goes out next stands. @throws StoreUnavailable */
export async function comingDigest(now: Date): Promise<DigestStanding> {
  return digestStanding(comingWeek(now, await readOrders(digestName(weekBefore(now)))), now);
}

/** How the digest of a week stands. @throws StoreUnavailable */
export async function digestStanding(week: string, now: Date): Promise<DigestStanding> {
  const name = digestName(week);
  const [edition, orders, dropIds, waiting] = await Promise.all([
    editions.tryRead(name),
    readOrders(name),
    currentDrops(now).then(({ drops }) => dropsOfWeek(week, drops)),
    lettersWaiting(name),
  ]);
  const order = orders?.order ?? null;
  return {
    week,
    state: edition
      ? stateOfEdition(edition)
      : orders?.begunAt
        ? 'going out'
        : stateOfOrder(order, hasRunsLeft(week, now)),
    drops: (edition?.dropIds ?? dropIds).length,
    waiting,
    // What was released goes out at any hour.
    goesOutAt: order === null ? takenUpAt(week, now) : goesOutAt(week),
    order: order && { kind: order.kind, at: order.at, by: order.who === null ? null : await adminAddress(order.who) },
  };
}

function stateOfEdition({ dropIds, progress }: { dropIds: readonly number[]; progress: { isDone: boolean } }) {
  if (dropIds.length === 0) return 'quiet';
  return progress.isDone ? 'sent' : 'going out';
}

/** A week whose runs are over, and of which nothing is known, had nobody to send it. */
function stateOfOrder(order: LetterOrder['order'], isToCome: boolean): DigestStanding['state'] {
  if (order === null) return isToCome ? 'waiting' : 'quiet';
  return ({ hold: 'held', skip: 'skipped', release: 'released' } as const)[order.kind];
}
