import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonAddress, comparisonFromAddress } from './comparison-address.ts';

const queryOf = (address: string) => new URL(address, 'https://yak.test').search;

describe('comparisonAddress', () => {
  it.each([
    [[12, 7], '/compare?t=12,7'],
    [[], '/compare'],
  ])('of %j is %s', (ids, address) => expect(comparisonAddress(ids)).toBe(address));

  it('leads back to the same tools in the same order', () => {
    const someIds = fc.uniqueArray(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { minLength: 1 });
    fc.assert(
      fc.property(someIds, (ids) => {
        expect(comparisonFromAddress(queryOf(comparisonAddress(ids)))).toEqual(ids);
      }),
    );
  });
});

describe('comparisonFromAddress', () => {
  it.each([
    ['?t=12,7', [12, 7]],
    ['t=12%2C7', [12, 7]],
    ['?t=7,7,3', [7, 3]],
    ['?t=0,-1,1.5,1e2,x,,99999999999999999999, 4,5', [5]],
    ['?t=', []],
    ['', null],
    ['?tools=12', null],
  ])('reads %s', (query, ids) => expect(comparisonFromAddress(query)).toEqual(ids));

  it('reads any text without failing, and what it reads is a list it would write', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const ids = comparisonFromAddress(new URLSearchParams({ t: text }).toString()) ?? [];
        expect(comparisonFromAddress(queryOf(comparisonAddress(ids))) ?? []).toEqual(ids);
      }),
    );
  });
});
