import { expect, it } from 'vitest';
import { operatorText } from './terms.ts';
import { termsSchema } from './terms.schema.ts';

it('keeps the day of revision, also where YAML made a moment of it', () => {
  expect(termsSchema.parse({ revisedOn: '2026-11-21' })).toEqual({ revisedOn: '2026-11-21' });
  expect(termsSchema.parse({ revisedOn: new Date('2026-11-21') })).toEqual({ revisedOn: '2026-11-21' });
});

it('refuses terms without a day', () => {
  expect(termsSchema.safeParse({}).success).toBe(false);
  expect(termsSchema.safeParse({ revisedOn: 'last week' }).success).toBe(false);
});

it('names the operator, and says so while there is none', () => {
  const site = { name: 'Yak', operator: null, postalAddress: null };
  expect(operatorText(site)).toBe(
    'The operator of Yak has not been named yet: a name and a postal address will stand here before the site opens to the public.',
  );
  expect(operatorText({ ...site, operator: 'Fringe Press LLC' })).toBe(
    'Yak is run by Fringe Press LLC. A postal address has not been named yet.',
  );
  expect(operatorText({ name: 'Yak', operator: 'Fringe Press LLC', postalAddress: '1 Main Street, Oakland' })).toBe(
    'Yak is run by Fringe Press LLC, 1 Main Street, Oakland.',
  );
});
