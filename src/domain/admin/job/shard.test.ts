import { expect, test } from 'vitest';
import { FRESH_SHARD, MAX_SCANS, advanced, claimed, depthFor, ended, inTurn, prefixesAt, released } from './shard.ts';

const now = new Date('2026-11-22T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const mine = claimed(FRESH_SHARD, 'me', now) ?? FRESH_SHARD;

test('slices hold about a thousand records each, up to a quarter of a million', () => {
  expect([0, 1000, 1001, 16_000, 16_001, 1_000_000].map(depthFor)).toEqual([0, 0, 1, 1, 2, 2]);
  expect([0, 1, 2].map((depth) => prefixesAt(depth).length)).toEqual([1, 16, 256]);
  expect(new Set(prefixesAt(2)).size).toBe(256);
});

test('another turn begins elsewhere and leaves none out', () => {
  const prefixes = prefixesAt(1);
  expect(inTurn(prefixes, 18)[0]).toBe('2');
  expect(inTurn(prefixes, 18).toSorted()).toEqual(prefixes);
});

test('a slice belongs to one worker until it has been silent for long', () => {
  expect(claimed(mine, 'other', later(89_000))).toBeNull();
  expect(claimed(mine, 'me', later(89_000))).not.toBeNull();
  expect(claimed(mine, 'other', later(89_999))).toBeNull();
  const taken = claimed(mine, 'other', later(90_000));
  expect(taken?.lease?.holder).toBe('other');
  expect(taken && advanced(taken, 'me', { after: 'b', failures: 0 }, now)).toBeNull();
  expect(taken && ended(taken, 'me')).toBeNull();
  expect(taken && released(taken, 'me')).toBeNull();
  expect(advanced(FRESH_SHARD, 'me', { after: 'b', failures: 0 }, now)).toBeNull();
  expect([ended(FRESH_SHARD, 'me'), released(FRESH_SHARD, 'me')]).toEqual([null, null]);
  expect(ended(mine, 'me')).toEqual({ ...FRESH_SHARD, isDone: true });
});

test('a worker that still lives keeps its lease, and goes on where it was', () => {
  const further = advanced(mine, 'me', { after: 'b', failures: 2 }, later(80_000));
  expect(further).toMatchObject({ after: 'b', failures: 2, lease: { until: later(170_000).toISOString() } });
  const back = further && released(further, 'me');
  expect(back && claimed(back, 'other', now)).toMatchObject({ after: 'b', failures: 2, lease: { holder: 'other' } });
});

test('a walk with failures is followed by another one from the beginning, a few times', () => {
  let shard = mine;
  for (let scan = 1; scan < MAX_SCANS; scan += 1) {
    const failed = advanced(shard, 'me', { after: 'z', failures: 1 }, now);
    const next = failed && ended(failed, 'me');
    expect(next).toMatchObject({ after: '', failures: 0, walks: scan, isDone: false, lease: null });
    shard = (next && claimed(next, 'me', now)) ?? FRESH_SHARD;
  }
  const last = advanced(shard, 'me', { after: 'z', failures: 1 }, now);
  expect(last && ended(last, 'me')).toMatchObject({ isDone: true, failures: 1, lease: null });
  expect(claimed({ ...FRESH_SHARD, isDone: true }, 'me', now)).toBeNull();
});
