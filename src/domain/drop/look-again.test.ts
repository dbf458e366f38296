import { expect, it } from 'vitest';
import { lookAgainOn } from './look-again.ts';
import { makeDrop } from './make-drop.ts';

const open = makeDrop({ releaseDate: '2026-10-22', openQuestion: 'No closing date named' });

it('asks for another look 30 days after the news, and 30 days after each look', () => {
  expect(lookAgainOn(open)).toBe('2026-11-21');
  expect(lookAgainOn({ ...open, lookedOn: '2026-11-23' })).toBe('2026-12-23');
});

it('asks for none where nothing is open, where a later drop answers, or while a draft has no day', () => {
  expect(lookAgainOn(makeDrop())).toBeNull();
  expect(lookAgainOn({ ...open, openQuestion: '' })).toBeNull();
  expect(lookAgainOn({ ...open, supersededBy: 9 })).toBeNull();
  expect(lookAgainOn({ ...open, releaseDate: '' })).toBeNull();
});
