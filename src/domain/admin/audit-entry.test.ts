import { expect, test } from 'vitest';
import { auditEntry, auditKey, auditText, daysBack } from './audit-entry.ts';

const now = new Date('2026-11-22T10:15:30.123Z');

test.each([
  ['signed in as an admin', 'admin_signed_in', []],
  ['accepted Krea', 'submission_accepted', ['Krea']],
  ['uploaded Krea and Runway', 'tools_uploaded', ['Krea', 'Runway']],
] as const)('an entry in words: %s', (text, action, tools) =>
  expect(auditText(auditEntry(action, 'abc', tools, now))).toBe(text),
);

test('a great many tools are counted after the first twenty', () => {
  const entry = auditEntry(
    'upload_undone',
    null,
    Array.from({ length: 23 }, (_, index) => `Tool ${index}`),
    now,
  );
  expect([entry.about.length, entry.more]).toEqual([20, 3]);
  expect(auditText(entry)).toMatch(/^took back the upload of Tool 0, .* Tool 19 and 3 more$/);
});

test('keys sort by time, across days, months and years', () => {
  const times = ['2025-12-31T23:59:59.999Z', '2026-01-01T00:00:00.000Z', '2026-11-22T10:15:30.123Z'];
  const keys = times.map((time) => auditKey(new Date(time), '00000000'));
  expect(keys).toEqual(keys.toSorted());
  expect(keys[2]).toBe('20261122-101530123-00000000');
});

test('days are counted back over the turn of a month', () =>
  expect(daysBack('20260302', 4)).toEqual(['20260302', '20260301', '20260228', '20260227']));
