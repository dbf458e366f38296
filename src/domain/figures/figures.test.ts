import { describe, expect, test } from 'vitest';
import type { Subscription } from '#domain/account/user.ts';
import { addEvents, eventKey, readEventKey } from './event.ts';
import { noMembers, withMember } from './member-counts.ts';
import { countableWords, isShared, listMissed, MOST_LISTED, withSearch } from './missed-search.ts';
import { subscriptionEvents } from './subscription-events.ts';
import { weekRows } from './week-rows.ts';

const paid: Subscription = {
  id: 'sub_1',
  status: 'active',
  currentPeriodEnd: 1,
  cancelAtPeriodEnd: false,
  interval: 'month',
};

test('a key tells week and event, and nothing else is one', () => {
  const key = eventKey('2026-W47', 'task-remove-a-background', '0123456789ab');
  expect(readEventKey(key)).toEqual({ week: '2026-W47', name: 'task-remove-a-background' });
  expect(readEventKey('a'.repeat(64))).toBeNull();
  expect(addEvents({ ended: 1 }, ['ended', 'signed-up'])).toEqual({ ended: 2, 'signed-up': 1 });
});

test.each([
  ['somebody pays', null, paid, ['joined-month']],
  ['somebody begins and does not pay', null, { ...paid, status: 'incomplete' }, []],
  ['a renewal fails and is paid after all', paid, { ...paid, status: 'past_due' }, []],
  ['somebody cancels', paid, { ...paid, cancelAtPeriodEnd: true }, ['cancelled']],
  ['somebody stays after all', { ...paid, cancelAtPeriodEnd: true }, paid, ['resumed']],
  [
    'the period of who cancelled is over',
    { ...paid, cancelAtPeriodEnd: true },
    { ...paid, status: 'canceled' },
    ['ended'],
  ],
  ['somebody comes back by the year', { ...paid, status: 'canceled' }, { ...paid, interval: 'year' }, ['joined-year']],
  ['the period moves on', paid, { ...paid, currentPeriodEnd: 2 }, []],
] as const)('%s', (_, before, after, events) => expect(subscriptionEvents(before, after)).toEqual(events));

test('members are counted by interval, those who cancelled and did not pay among them', () => {
  const all = [paid, { ...paid, interval: 'year' as const, cancelAtPeriodEnd: true }, { ...paid, status: 'past_due' }];
  const counts = all.reduce((sum, subscription) => withMember(sum, { subscription, deletedAt: null }), noMembers);
  expect(counts).toEqual({ month: 2, year: 1, cancelled: 1, unpaid: 1 });
  expect(withMember(noMembers, { subscription: paid, deletedAt: '2026-11-22T00:00:00.000Z' })).toEqual(noMembers);
});

describe('searches that found nothing', () => {
  test.each([
    ['Lip-Sync  for puppets', 'lip sync for puppets'],
    ['ada@reader.test', null],
    ['0171 234 5678', null],
    ['4242424242424242', null],
    ['https://example.com/secret', null],
    ['my boss ada lovelace never answers my mails', null],
    ['x', null],
  ])('%s', (typed, words) => expect(countableWords(typed)).toBe(words));

  test('words are written down once they came often and on several days', () => {
    const once = withSearch(null, '2026-11-20');
    const thrice = withSearch(withSearch(once, '2026-11-20'), '2026-11-20');
    expect([isShared(once), isShared(thrice), isShared(withSearch(thrice, '2026-11-21'))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('the list is bounded, the most wanted first', () => {
    let list = listMissed([], { words: 'first', count: 9, lastDay: '2026-11-20' });
    for (let index = 0; index < MOST_LISTED + 5; index += 1)
      list = listMissed(list, { words: `w${index}`, count: 3, lastDay: '2026-11-21' });
    expect([list.length, list[0]?.words]).toEqual([MOST_LISTED, 'first']);
    expect(listMissed(list, { words: 'first', count: 10, lastDay: '2026-11-22' })[0]?.count).toBe(10);
  });
});

test('a row adds up what belongs together', () => {
  const [row] = weekRows([
    ['2026-W47', { 'saved-85': 2, 'saved-1': 1, 'unsaved-1': 1, 'joined-year': 1, 'task-x': 4 }],
  ]);
  expect(row).toMatchObject({ week: '2026-W47', saved: 3, unsaved: 1, joinedYear: 1, joinedMonth: 0, signedUp: 0 });
});
