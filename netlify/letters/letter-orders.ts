import type { LetterOrder, OrderKind } from '#domain/admin/letter-order.ts';
import { begin, giveOrder } from '#domain/admin/letter-order.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { personMark } from '#netlify/session/person-mark.ts';
import { skipUnreadable } from '#netlify/stores/document-store.ts';
import { editions } from '#netlify/stores/edition-store.ts';
import { letterOrders } from '#netlify/stores/letter-order-store.ts';

/**
 * What was ordered about a letter, by the name of its edition. Orders that nobody can read count as a hold: what somebody
 * may have stopped does not go out.
 * @throws StoreUnavailable
 */
export async function readOrders(name: string): Promise<LetterOrder | null> {
  const orders = await letterOrders.read(name).catch(skipUnreadable);
  if (orders === 'unreadable')
    return { order: { kind: 'hold', at: new Date(0).toISOString(), who: null }, begunAt: null };
  return orders;
}

/** Takes a letter up unless it is held or skipped; from now on nobody can stop it. @throws StoreUnavailable */
export async function takeUp(name: string, now: Date): Promise<boolean> {
  const taken = await letterOrders
    .change(name, (current) => {
      const { orders, mayGo } = begin(current, now);
      return { write: orders === current || !mayGo ? null : orders, outcome: mayGo };
    })
    .catch(skipUnreadable);
  return taken === true;
}

/**
 * Gives an order about a letter that has not begun.
 * @param userId who gives it
 * @throws ApiError `letter_begun`; StoreUnavailable
 */
export async function orderLetter(name: string, kind: OrderKind, userId: string, now: Date): Promise<void> {
  const order = { kind, at: now.toISOString(), who: personMark(userId) };
  const isGiven = await letterOrders.change<boolean>(
    name,
    async (current) => {
      // Editions of earlier releases began without a note here.
      const isBegun = current === null && (await editions.has(name));
      const next = isBegun ? null : giveOrder(current, order);
      return { write: next, outcome: next !== null };
    },
    { startAnew: true },
  );
  if (!isGiven) throw new ApiError('letter_begun');
}
