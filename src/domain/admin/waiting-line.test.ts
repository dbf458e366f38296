import { expect, test } from 'vitest';
import { waitingLine, waitingText } from './waiting-line.ts';

test('a line knows its length and its oldest', () => {
  expect(waitingLine([])).toEqual({ waiting: 0, oldestAt: null });
  expect(waitingLine(['2026-11-20T10:00:00Z', '2026-11-18T10:00:00Z', '2026-11-19T10:00:00Z'])).toEqual({
    waiting: 3,
    oldestAt: '2026-11-18T10:00:00Z',
  });
});

test.each([
  ['2026-11-21T11:00:00Z', 'since today'],
  ['2026-11-20T12:00:01Z', 'since today'],
  ['2026-11-20T12:00:00Z', 'for 1 day'],
  ['2026-11-09T12:00:00Z', 'for 12 days'],
  ['2026-11-22T12:00:00Z', 'since today'],
])('%s waits %s', (oldestAt, text) => expect(waitingText(oldestAt, new Date('2026-11-21T12:00:00Z'))).toBe(text));
