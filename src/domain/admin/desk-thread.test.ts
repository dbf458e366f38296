import { expect, test } from 'vitest';
import { type DeskThread, type ThreadEntry, withEntry } from './desk-thread.ts';

const thread: DeskThread = { kind: 'message', id: 'm', userId: null, address: 'ada@yak.test', entries: [] };
const entry = (id: string, text = ''): ThreadEntry => ({
  id,
  at: '2026-11-22T10:00:00.000Z',
  who: null,
  what: 'answered',
  text,
  isTheirs: false,
});

test('an entry is there once, however often its request comes', () => {
  const once = withEntry(thread, entry('a', 'Yes.'));
  expect(once.entries).toEqual([entry('a', 'Yes.')]);
  expect(withEntry(once, entry('a', 'Something else'))).toBe(once);
});

test('a thread has an end: the oldest entries go', () => {
  const many = Array.from({ length: 203 }, (_, index) => entry(String(index))).reduce(withEntry, thread);
  expect([many.entries.length, many.entries[0]?.id, many.entries.at(-1)?.id]).toEqual([200, '3', '202']);
});
