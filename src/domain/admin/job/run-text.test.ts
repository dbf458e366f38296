import { expect, test } from 'vitest';
import type { JobRun } from './job-record.schema.ts';
import { momentText, runText } from './run-text.ts';

const run: JobRun = {
  id: 'x',
  startedAt: '2026-11-22T10:15:00.000Z',
  endedAt: '2026-11-22T10:15:02.100Z',
  outcome: 'done',
  counts: { sent: 3, waiting: 1 },
  failure: null,
};

test.each<[string, Partial<JobRun>]>([
  ['done in 2.1 s: 3 sent, 1 waiting', {}],
  ['done in 2.1 s', { counts: {} }],
  ['failed after 2.1 s: StoreUnavailable', { outcome: 'failed', counts: {}, failure: 'StoreUnavailable' }],
  ['cut off', { outcome: 'cut_off', endedAt: null, counts: {} }],
])('%s', (text, changes) => expect(runText({ ...run, ...changes })).toBe(text));

test('a moment is told in UTC', () => expect(momentText(run.startedAt)).toBe('22 Nov, 10:15 UTC'));
