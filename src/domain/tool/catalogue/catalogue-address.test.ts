import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { catalogueQuery, readCatalogueQuery, wholeCatalogue } from './catalogue-address.ts';
import { criteria } from './filter-criteria.ts';

describe('the address of a view', () => {
  it.each([
    [wholeCatalogue, ''],
    [{ name: 'run way', criteria: [], page: 1 }, '?q=run%20way'],
    [
      { name: '', criteria: ['over-20', 'under-10', 'ethical-no'], page: 1 },
      '?pricing=under-10,over-20&ethics=ethical-no',
    ],
    [{ name: 'a', criteria: ['beginner'], page: 3 }, '?q=a&experience=beginner&page=3'],
    [{ name: '', criteria: [], page: 1 }, '?page=1'],
  ] as const)('%j is %s', (view, query) => expect(catalogueQuery(view)).toBe(query));

  it.each([
    ['?page=12', { ...wholeCatalogue, page: 12 }],
    ['?page=999999', { ...wholeCatalogue, page: 999_999 }],
    ...['1000000', '2x', 'x2', '0', '-1', ''].map((page) => [`?page=${page}`, wholeCatalogue] as const),
    ['?q=%20', { ...wholeCatalogue, name: ' ' }],
  ] as const)('%s is read as %j', (query, view) => expect(readCatalogueQuery(query)).toEqual(view));

  test('gives the view back', () => {
    const view = fc.record({
      name: fc.string(),
      criteria: fc.subarray([...criteria]),
      page: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(
        view,
        (asked) =>
          void expect(readCatalogueQuery(catalogueQuery(asked))).toEqual({
            ...asked,
            name: asked.name.trim() === '' ? '' : asked.name,
          }),
      ),
    );
  });
});

describe('an address from elsewhere', () => {
  it.each([
    ['', wholeCatalogue],
    ['?utm_source=letter', wholeCatalogue],
    ['?pricing=free,under-10&experience=', { name: '', criteria: ['under-10'], page: 1 }],
    ['?pricing=under-10&pricing=over-20', { name: '', criteria: ['under-10', 'over-20'], page: 1 }],
    ['?ethics=under-10', wholeCatalogue],
    ['?q=a&page=-1', { name: 'a', criteria: [], page: 1 }],
    ['?page=0', wholeCatalogue],
    ['?q=%E0%A4%A', { name: '\ufffd%A', criteria: [], page: 1 }],
  ])('%s', (query, view) => expect(readCatalogueQuery(query)).toEqual(view));
});
