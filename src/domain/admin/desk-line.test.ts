import { expect, test } from 'vitest';
import { lineKey, readLineKey } from './desk-line.ts';

const times = ['2026-11-21T10:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-22T09:59:59.999Z'];

test.each([
  ['what waits comes oldest first', true, [1, 0, 2]],
  ['what is done comes newest first', false, [2, 0, 1]],
])('%s in the order of keys', (_, isWaiting, order) => {
  const keys = times.map((at, index) => lineKey('messages', { isWaiting, at }, `key-${index}`));
  expect(keys.toSorted().map((key) => readLineKey('messages', isWaiting, key))).toEqual(
    order.map((index) => ({ at: times[index], key: `key-${index}` })),
  );
});

test('a key names its line and its turn, in as many digits whatever the time', () => {
  const at = '2001-09-09T01:46:39.999Z';
  expect([true, false].map((isWaiting) => lineKey('messages', { isWaiting, at }, 'key'))).toEqual([
    'messages-waiting-0999999999999-key',
    'messages-done-9000000000000-key',
  ]);
});

test('a key of another line, or of none, says nothing', () => {
  const key = lineKey('messages', { isWaiting: true, at: times[0] ?? '' }, 'key');
  for (const line of ['submissions', 'massages']) expect(readLineKey(line, true, key)).toBeNull();
  expect(readLineKey('messages', false, key)).toBeNull();
  expect(readLineKey('messages', true, 'messages-waiting-x-y')).toBeNull();
  expect(readLineKey('messages', true, key.slice(0, -3))).toBeNull();
});
