import { expect, it } from 'vitest';
import { termsSchema } from './terms.schema.ts';

it('keeps the day of revision, also where YAML made a moment of it', () => {
  expect(termsSchema.parse({ revisedOn: '2026-11-21' })).toEqual({ revisedOn: '2026-11-21' });
  expect(termsSchema.parse({ revisedOn: new Date('2026-11-21') })).toEqual({ revisedOn: '2026-11-21' });
});

it('refuses terms without a day', () => {
  expect(termsSchema.safeParse({}).success).toBe(false);
  expect(termsSchema.safeParse({ revisedOn: 'last week' }).success).toBe(false);
});
