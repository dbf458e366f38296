import { expect, it } from 'vitest';
import { dayText } from './day-text.ts';

it('writes a day out, whatever the clock of the reader says', () => {
  expect(dayText('2026-11-01')).toBe('1 November 2026');
});
