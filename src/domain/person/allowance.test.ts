import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Use, refusalText, spend } from './allowance.ts';

const allowance = { most: 3, windowSeconds: 3600, what: 'ask for your data' };
const start = Date.parse('2026-11-22T12:00:00Z');
const use = (seconds: number): Use => ({ id: `${seconds}`, at: new Date(start + seconds * 1000).toISOString() });

describe('an allowance (B8)', () => {
  test('holds at its number, and says when one is free again', () => {
    let uses: Use[] = [];
    for (const second of [0, 10, 20]) {
      const spent = spend(uses, allowance, use(second));
      if (spent.ok) uses = spent.uses;
    }
    expect(uses).toHaveLength(3);
    expect(spend(uses, allowance, use(30))).toEqual({ ok: false, retryAfterSeconds: 3570 });
    expect(spend(uses, allowance, use(3599))).toEqual({ ok: false, retryAfterSeconds: 1 });
    expect(spend(uses, allowance, use(3600))).toMatchObject({ ok: true });
  });

  test('never lets more through in any window, and never keeps more than its number', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 40 }), (gaps) => {
        let uses: Use[] = [];
        const passed: number[] = [];
        let second = 0;
        for (const gap of gaps) {
          second += gap;
          const spent = spend(uses, allowance, use(second));
          if (!spent.ok) continue;
          ({ uses } = spent);
          passed.push(second);
          expect(uses.length).toBeLessThanOrEqual(allowance.most);
        }
        for (const from of passed)
          expect(passed.filter((one) => one >= from && one < from + 3600).length).toBeLessThanOrEqual(allowance.most);
      }),
    );
  });

  test('is refused in words', () => {
    expect(refusalText(allowance, 3570)).toBe(
      'You can ask for your data at most 3 times an hour. Please try again in 60 minutes.',
    );
    expect(refusalText(allowance, 5)).toMatch(/in a minute\.$/);
  });
});
