import { describe, expect, it } from 'vitest';
import { addToComparison, parseComparisonList, removeFromComparison, selectCompared } from './comparison-list.ts';

describe('parseComparisonList', () => {
  it.each([
    [null, true, []],
    ['[3,1]', true, [3, 1]],
    ['[{"id":7,"name":"Runway"},3,"4",null,{"id":"x"},3]', true, [7, 3]],
    ['{"id":7}', false, []],
    ['[3', false, []],
  ])('reads %s', (text, ok, list) => expect(parseComparisonList(text)).toEqual({ ok, list }));
});

it('adds at the end and refuses a second time', () => {
  expect(addToComparison([3], 7)).toEqual({ ok: true, list: [3, 7] });
  expect(addToComparison([3], 3)).toEqual({ ok: false, code: 'already_listed' });
});

it('removes one and selects in the order of the list', () => {
  expect(removeFromComparison([3, 7], 3)).toEqual([7]);
  expect(selectCompared([{ id: 7 }, { id: 3 }], [3, 99, 7])).toEqual([{ id: 3 }, { id: 7 }]);
});
