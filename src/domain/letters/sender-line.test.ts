import { expect, test } from 'vitest';
import { operatorText, senderLine } from './sender-line.ts';

test('letters name their sender once there is one', () => {
  expect(senderLine({ name: 'Yak', operator: null, postalAddress: null })).toBeNull();
  expect(senderLine({ name: 'Yak', operator: 'Fringe Press LLC', postalAddress: '1 Main Street, Oakland' })).toBe(
    'Yak is run by Fringe Press LLC, 1 Main Street, Oakland.',
  );
});

test('names the operator, and says so while there is none', () => {
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
