import { expect, test } from 'vitest';
import { GROWTH_WEEKS, noSubscribers, subscriberGrowth, withSubscriber } from './subscriber-growth.ts';
import type { Subscriber, SubscribedTopic } from '#domain/person/subscriber.schema.ts';

const now = new Date('2026-11-21T12:00:00Z');
const topic = (confirmedAt: string | null): SubscribedTopic => ({
  context: 'general',
  toolName: null,
  askedAt: '2026-01-01T00:00:00Z',
  confirmedAt,
});
const growthOf = (subscribers: readonly Pick<Subscriber, 'topics'>[]) =>
  subscriberGrowth(subscribers.reduce(withSubscriber, noSubscribers()), now);
const subscriber = (...confirmed: (string | null)[]): Pick<Subscriber, 'topics'> => ({ topics: confirmed.map(topic) });

test('counts addresses by where they stand', () => {
  const { byState } = growthOf([
    subscriber('2026-11-20T00:00:00Z'),
    subscriber(null, '2026-11-20T00:00:00Z'),
    subscriber(null),
    subscriber(),
  ]);
  expect(byState).toEqual({ confirmed: 2, pending: 1, unsubscribed: 1 });
  expect(withSubscriber(noSubscribers(), subscriber(null)).joinedIn).toEqual({});
});

test('an address joins in the week of its first confirmation, and stays in every later total', () => {
  const { weeks } = growthOf([
    subscriber('2025-01-01T00:00:00Z'),
    subscriber('2026-11-20T00:00:00Z', '2026-11-15T23:59:59Z'),
    subscriber('2026-11-16T00:00:00Z'),
    subscriber(null),
    subscriber(),
  ]);
  expect(weeks).toHaveLength(GROWTH_WEEKS);
  expect(weeks.slice(0, 1)).toEqual([{ week: '2026-W36', joined: 0, total: 1 }]);
  expect(weeks.slice(-2)).toEqual([
    { week: '2026-W46', joined: 1, total: 2 },
    { week: '2026-W47', joined: 1, total: 3 },
  ]);
});

test('weeks go on over the turn of the year, the 53rd included', () => {
  const { weeks } = subscriberGrowth(noSubscribers(), new Date('2027-01-10T00:00:00Z'));
  expect(weeks.map(({ week }) => week).slice(-3)).toEqual(['2026-W52', '2026-W53', '2027-W01']);
});
