import { expect, test } from 'vitest';
import { countEnabled, defaultPreferences } from './mail-preferences.ts';

test('two of the four are on until a person has chosen', () => {
  expect(countEnabled(defaultPreferences)).toBe(2);
  expect(countEnabled({ ...defaultPreferences, marketing: true, freshDrops: false, weeklyDigest: false })).toBe(1);
});
