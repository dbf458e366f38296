import { expect, it } from 'vitest';
import { describeMoves } from './describe-moves.ts';

const list = (names: string) => [...names].map((name) => ({ id: name.charCodeAt(0), name }));

it('counts who moved, came and went, and names who leads', () => {
  const { byId, text } = describeMoves(list('ABCD'), list('CABE'));
  expect(text).toBe('C is first now: 1 up, 2 down, 1 new, 1 gone.');
  expect([...byId]).toEqual([
    [67, 2],
    [65, -1],
    [66, -1],
    [69, 'new'],
  ]);
});
it('says when the first one stays', () =>
  expect(describeMoves(list('ABC'), list('ACB')).text).toBe('A stays first: 1 up, 1 down.'));
it('says when nothing moved', () =>
  expect(describeMoves(list('AB'), list('AB'))).toEqual({ byId: new Map(), text: 'The order stays as it was.' }));
it('counts what only left', () => expect(describeMoves(list('AB'), list('A')).text).toBe('A stays first: 1 gone.'));
it('says what is left of an emptied list', () => expect(describeMoves(list('AB'), []).text).toBe('2 gone.'));
it('counts one up beside one gone', () =>
  expect(describeMoves(list('AB'), list('B')).text).toBe('B is first now: 1 up, 1 gone.'));
it('begins a list', () => expect(describeMoves([], list('A')).text).toBe('A is first now: 1 new.'));
