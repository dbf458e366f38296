import { expect, test } from 'vitest';
import type { MailRefusal, RefusalCause } from './mail-refusal.ts';
import {
  NOTHING_MET,
  NO_STANDING,
  type RunTally,
  afterRun,
  isAlarming,
  standingText,
  stopsRun,
  withRefused,
  withTaken,
} from './mail-standing.ts';

const now = new Date('2026-11-23T10:00:00.000Z');

function refused(cause: RefusalCause): MailRefusal {
  const said = { code: 'EENVELOPE', command: 'RCPT TO', status: 550, enhanced: null, words: 'No ada here' };
  return { at: now.toISOString(), cause, step: 'recipient', ...said };
}

/** A run of letters that were taken (`ok`) or refused, in this order. */
function run(...met: (RefusalCause | 'ok')[]): RunTally {
  return met.reduce((tally, one) => (one === 'ok' ? withTaken(tally) : withRefused(tally, refused(one))), NOTHING_MET);
}

const ten = Array.from({ length: 10 }, () => 'policy' as const);

test.each<[string, RunTally, boolean]>([
  ['one refused login', run('login'), true],
  ['nine other refusals', run(...ten.slice(1)), false],
  ['ten in a row', run(...ten), true],
  ['ten with one that was taken between them', run(...ten.slice(1), 'ok', 'policy'), false],
  ['mailboxes that are gone, however many', run(...ten.map(() => 'mailbox' as const)), false],
])('whether a run stops after %s', (_, tally, stops) => expect(stopsRun(tally)).toBe(stops));

test.each<[string, RunTally[], boolean]>([
  ['a refused login', [run('login')], true],
  ['a server that is away in one run', [run('connection')], false],
  ['a server that is away in two', [run('connection'), run('connection')], true],
  ['one letter that is refused for its text, however often', [run('content'), run('content'), run('content')], false],
  ['two letters that are refused for their text', [run('content', 'content'), run('content', 'content')], true],
  ['one recipient refused beside others', [run('doubtful', 'ok'), run('doubtful', 'ok')], false],
  ['a quota that is used up in the middle', [run('ok', ...ten), run('quota')], true],
  ['trouble that is over', [run('login'), run('ok')], false],
  ['trouble, and a run that had nothing to send', [run('login'), run()], true],
])('whether somebody has to look: %s', (_, runs, alarms) => {
  const standing = runs.reduce((known, tally) => afterRun(known, tally, now), NO_STANDING);
  expect(isAlarming(standing)).toBe(alarms);
});

test('that all is well is written once an hour, and trouble with its beginning', () => {
  const well = afterRun(NO_STANDING, run('ok'), now);
  const soon = new Date(now.getTime() + 60_000);
  expect(afterRun(well, run('ok'), soon)).toBe(well);
  expect(afterRun(well, run('ok'), new Date(now.getTime() + 3_600_000)).takenAt).toBe('2026-11-23T11:00:00.000Z');
  const trouble = afterRun(afterRun(well, run('login'), now), run('connection'), soon);
  expect(trouble).toMatchObject({ takenAt: now.toISOString(), trouble: { since: now.toISOString(), runs: 2 } });
  expect(standingText(trouble)).not.toContain('ada');
});
