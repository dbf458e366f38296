import { expect, test } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { type TimelineEvent, timeline } from './timeline.ts';
import { toolEvents } from './tool-events.ts';

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
      { kind: 'drop', marks: 'M50 0h0', title: 'Drops', text: '6 March 2026' },
      { kind: 'terms', marks: 'M100 0h0', title: 'Terms changed', text: '11 March 2026' },
      { kind: 'reading', marks: 'M100 0h0M0 0h0', title: 'Read', text: '11 March 2026, 1 March 2026' },
    ],
  });
});

test('of many days the newest are named, and all are drawn', () => {
  const days = ['01', '02', '03', '04', '05', '06'].map((day) => `2026-03-${day}`);
  const row = timeline(on('drop', ...days), 100)?.rows[0];
  expect(row?.text).toBe('6 March 2026, 5 March 2026, 4 March 2026, 3 March 2026 and on 2 days before');
  expect(row?.marks.match(/M/g)).toHaveLength(6);
});

test('too few days, or readings alone, are no line', () => {
  expect(timeline([], 100)).toBeNull();
  expect(timeline(on('drop', '2026-03-01', '2026-03-02'), 100)).toBeNull();
  expect(timeline(on('reading', '2026-03-01', '2026-03-02', '2026-03-03'), 100)).toBeNull();
});

test('of a tool count its own drops, what was corrected, what its terms changed, and the days on which it was read', () => {
  const said = { toolName: '', fact: 'price' as const, title: '', before: '', after: '', saidSince: null, reason: '' };
  const none = { toldBy: null, source: null, quote: null, prices: null };
  const corrected = { ...said, ...none, id: 'one', toolId: 1, at: '2026-03-02T10:00:00.000Z' };
  const { sources } = makeTool({ sources: { terms: { ...readSource, readOn: '2026-03-01' } } });
  const drops = [
    { toolId: 1, releaseDate: '2026-03-04' },
    { toolId: 2, releaseDate: '2026-03-05' },
  ];
  expect(toolEvents({ id: 1, sources }, [corrected, { ...corrected, about: 'terms' as const }], drops)).toEqual([
    { kind: 'drop', day: '2026-03-04' },
    { kind: 'correction', day: corrected.at },
    { kind: 'terms', day: corrected.at },
    { kind: 'reading', day: '2026-03-01' },
  ]);
});

const readSource = {
  page: 'https://maker.test/terms',
  copy: null,
  kind: 'maker' as const,
  pageDate: null,
  language: 'en',
};
