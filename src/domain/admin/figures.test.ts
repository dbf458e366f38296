import { describe, expect, test } from 'vitest';
import type { Subscription } from '#domain/person/user.ts';
import { addEvents } from './event.ts';
import { noMembers, withMember } from './member-counts.ts';
import { countableWords, isShared, listMissed, MAX_LISTED, withSearch } from '#domain/search/missed-search.ts';
import { subscriptionEvents } from './subscription-events.ts';
import { topOf, weekRows } from './week-rows.ts';

const paid: Subscription = {
  id: 'sub_1',
  status: 'active',
  currentPeriodEnd: 1,
  cancelAtPeriodEnd: false,
  interval: 'month',
};

test('counts grow by what happened', () => {
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
  expect(withMember(noMembers, { subscription: null, deletedAt: null })).toEqual(noMembers);
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
    ['ink', 'ink'],
    ['order 12345', null],
    ['a b c d e', 'a b c d e'],
    ['a b c d e f', null],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), null],
  ])('%s', (typed, words) => expect(countableWords(typed)).toBe(words));

  test('words are written down once they came often and on several days', () => {
    const once = withSearch(null, '2026-11-20');
    const thrice = withSearch(withSearch(once, '2026-11-20'), '2026-11-20');
    const twice = withSearch(once, '2026-11-21');
    expect([once, thrice, twice, withSearch(twice, '2026-11-21')].map(isShared)).toEqual([false, false, false, true]);
  });

  test('the list is bounded, the most wanted first', () => {
    let list = listMissed([], { words: 'first', count: 9, lastDay: '2026-11-20' });
    for (let index = 0; index < MAX_LISTED + 5; index += 1)
      list = listMissed(list, { words: `w${index}`, count: 3, lastDay: '2026-11-21' });
    expect([list.length, list[0]?.words]).toEqual([MAX_LISTED, 'first']);
    const [first, second] = listMissed(list, { words: 'first', count: 10, lastDay: '2026-11-22' });
    expect([first, second?.words]).toEqual([{ words: 'first', count: 10, lastDay: '2026-11-22' }, 'w104']);
  });
});

test('a row adds up what belongs together', () => {
  const [row] = weekRows([
    [
      '2026-W47',
      {
        ...{ 'saved-85': 2, 'saved-1': 1, 'unsaved-1': 1, 'task-x': 4, 'signed-up': 5, 'joined-month': 6 },
        ...{ 'joined-year': 7, cancelled: 8, ended: 9, 'payment-failed': 10, 'search-missed': 11 },
        ...{ 'project-made': 12, 'sheet-seen': 13 },
      },
    ],
  ]);
  expect(row).toEqual({
    week: '2026-W47',
    signedUp: 5,
    joinedMonth: 6,
    joinedYear: 7,
    cancelled: 8,
    ended: 9,
    paymentFailed: 10,
    saved: 3,
    unsaved: 1,
    searchesMissed: 11,
    projectsMade: 12,
    sheetsSeen: 13,
  });
});

test('what was done most stands first, of equals by name', () => {
  const weeks = [
    { 'task-b': 2, 'task-a': 2, 'task-d': 1, 'saved-9': 7 },
    { 'task-d': 4, 'task-c': 1, 'x-task-': 9 },
  ];
  expect(topOf(weeks, 'task-', 3)).toEqual([
    { name: 'd', count: 5 },
    { name: 'a', count: 2 },
    { name: 'b', count: 2 },
  ]);
});
