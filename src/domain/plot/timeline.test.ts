import { expect, test } from 'vitest';
import { type TimelineEvent, timeline } from './timeline.ts';

const on = (kind: TimelineEvent['kind'], ...days: string[]): TimelineEvent[] => days.map((day) => ({ kind, day }));

test('what happened to a tool stands on one line, each day once, newest named first', () => {
  const events = [
    ...on('reading', '2026-03-01', '2026-03-01', '2026-03-11'),
    ...on('drop', '2026-03-06'),
    ...on('terms', '2026-03-11T10:00:00.000Z'),
  ];
  expect(timeline(events, 100)).toEqual({
    from: '2026-03-01',
    to: '2026-03-11',
    rows: [
      { kind: 'drop', marks: 'M50 0h0', text: 'Drops: 6 March 2026' },
      { kind: 'terms', marks: 'M100 0h0', text: 'Terms changed: 11 March 2026' },
      { kind: 'reading', marks: 'M100 0h0M0 0h0', text: 'Read: 11 March 2026, 1 March 2026' },
    ],
  });
});

test('of many days the newest are named, and all are drawn', () => {
  const days = ['01', '02', '03', '04', '05', '06'].map((day) => `2026-03-${day}`);
  const row = timeline(on('drop', ...days), 100)?.rows[0];
  expect(row?.text).toBe('Drops: 6 March 2026, 5 March 2026, 4 March 2026, 3 March 2026 and on 2 days before');
  expect(row?.marks.match(/M/g)).toHaveLength(6);
});

test('too few days, or readings alone, are no line', () => {
  expect(timeline([], 100)).toBeNull();
  expect(timeline(on('drop', '2026-03-01', '2026-03-02'), 100)).toBeNull();
  expect(timeline(on('reading', '2026-03-01', '2026-03-02', '2026-03-03'), 100)).toBeNull();
});
