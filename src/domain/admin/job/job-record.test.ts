import { expect, test } from 'vitest';
import type { JobRecord, JobRun } from './job-record.schema.ts';
import { type DueAfter, beginRun, endRun, jobState, newJobRecord, nextDue, withAlarm } from './job-record.ts';

const HOUR = 3_600_000;
const hourly: DueAfter = (time) => new Date((Math.floor(time.getTime() / HOUR) + 1) * HOUR);
const at = (clock: string) => new Date(`2026-11-22T${clock}:00.000Z`);

/** A record of runs that ended so, one an hour from midnight on. */
function ran(...outcomes: JobRun['outcome'][]): JobRecord {
  return outcomes.reduce(
    (record, outcome, index) => {
      const start = new Date(at('00:00').getTime() + index * HOUR);
      const begun = beginRun(record, `run-${index}`, start);
      return outcome === 'running'
        ? begun
        : endRun(begun, `run-${index}`, { outcome, counts: {}, failure: null }, start);
    },
    newJobRecord(at('00:00')),
  );
}

test('a job that has never run is due at its next time, and late only after it', () => {
  const fresh = newJobRecord(at('00:30'));
  expect(nextDue(fresh, hourly)).toEqual(at('01:00'));
  const alarms = [at('01:04'), at('02:02'), at('02:04')].map((now) => withAlarm(fresh, hourly, now).alarm?.reason);
  expect(alarms).toEqual([undefined, undefined, 'late']);
  expect([at('01:02'), at('01:04')].map((now) => jobState(fresh, hourly, now))).toEqual(['waiting', 'late']);
});

test('the last runs are kept, newest first', () => {
  const { runs } = ran(...Array.from({ length: 25 }, () => 'done' as const));
  expect([runs.length, runs[0]?.id, runs.at(-1)?.id]).toEqual([20, 'run-24', 'run-5']);
});

test('a run that never said that it ended counts as cut off once no run could take so long', () => {
  const record = ran('done', 'running');
  expect([at('01:10'), at('01:20')].map((now) => jobState(record, hourly, now))).toEqual(['well', 'failed']);
  expect(beginRun(record, 'next', at('02:00')).runs.map(({ outcome }) => outcome)).toEqual([
    'running',
    'cut_off',
    'done',
  ]);
});

test.each<[string, JobRun['outcome'][], string, 'failed' | 'late' | null]>([
  ['all is well', ['done', 'done'], '01:30', null],
  ['it goes on in the next run', ['unfinished', 'unfinished'], '01:30', null],
  ['it failed once', ['done', 'failed'], '01:30', null],
  ['it failed twice', ['failed', 'failed'], '01:30', 'failed'],
  ['it failed, ran well, failed', ['failed', 'done', 'failed'], '02:30', null],
  ['it was cut off twice', ['running', 'running'], '01:30', 'failed'],
  ['one run was missed', ['done'], '01:30', null],
  ['two runs were missed', ['done'], '02:04', 'late'],
])('the team is told or not when %s', (_, outcomes, now, reason) => {
  expect(withAlarm(ran(...outcomes), hourly, at(now)).alarm?.reason ?? null).toBe(reason);
});

test('an alarm is raised once and stays until a run goes well', () => {
  const raised = withAlarm(ran('failed', 'failed'), hourly, at('01:30'));
  expect(withAlarm(raised, hourly, at('04:30')).alarm).toEqual(raised.alarm);
  const again = endRun(
    beginRun(raised, 'x', at('02:00')),
    'x',
    { outcome: 'failed', counts: {}, failure: null },
    at('02:00'),
  );
  expect(again.alarm).toEqual(raised.alarm);
  const well = endRun(
    beginRun(again, 'y', at('03:00')),
    'y',
    { outcome: 'done', counts: {}, failure: null },
    at('03:00'),
  );
  expect(well.alarm).toBeNull();
});
