import { describe, expect, test } from 'vitest';
import { periodEnd } from './billing-period.ts';

const seconds = (text: string) => Date.parse(text) / 1000;

describe('periodEnd', () => {
  test.each([
    ['month', '2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z'],
    ['month', '2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-03-31T10:00:00Z'],
    ['month', '2026-11-21T08:30:15Z', '2026-11-21T08:30:15Z', '2026-12-21T08:30:15Z'],
    ['month', '2026-12-31T23:59:59Z', '2027-01-31T23:59:59Z', '2027-02-28T23:59:59Z'],
    ['year', '2024-02-29T00:00:00Z', '2024-02-29T00:00:00Z', '2025-02-28T00:00:00Z'],
    ['year', '2024-02-29T00:00:00Z', '2027-02-28T00:00:00Z', '2028-02-29T00:00:00Z'],
  ] as const)('a %s from the anchor %s, begun %s, ends %s', (interval, anchor, start, end) => {
    expect(new Date(periodEnd(seconds(anchor), seconds(start), interval) * 1000).toISOString()).toBe(
      new Date(end).toISOString(),
    );
  });
});
