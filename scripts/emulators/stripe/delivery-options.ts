import { randomInt } from 'node:crypto';

/** How webhooks behave: well, or as badly as Stripe's may. */
export interface DeliveryOptions {
  /** How many times each event is sent even when it is acknowledged at once. */
  copies: number;
  /** Milliseconds from an event to its first try. */
  delay: number;
  /** In which order events that wait together go out; `at-once` sends them side by side. */
  order: 'made' | 'reversed' | 'shuffled' | 'at-once';
  /** Nothing goes out while this is true. */
  held: boolean;
  /** Events that happen while this is true never go out; the API lists them all the same. */
  lost: boolean;
}

/** Each event once, at once, in the order it happened. */
export const usualDelivery: Readonly<DeliveryOptions> = {
  copies: 1,
  delay: 0,
  order: 'made',
  held: false,
  lost: false,
};

/** What waits together, copied and ordered as the manners say. */
export function arrange<Item>(items: readonly Item[], { copies, order }: DeliveryOptions): Item[] {
  const all = items.flatMap((item) => Array.from({ length: copies }, () => item));
  if (order === 'reversed') return all.reverse();
  return order === 'shuffled' ? shuffled(all) : all;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const rest = [...items];
  return items.map(() => rest.splice(randomInt(rest.length), 1)[0] as Item);
}
