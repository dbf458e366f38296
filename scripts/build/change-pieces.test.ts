import { expect, it } from 'vitest';
import { changePieces } from './change-pieces.ts';

const upper = (piece: string) => piece.toUpperCase();

it('changes each piece with its marks, and nothing else', () => {
  expect(changePieces('a <b c> d <b e> f', '<b', '>', upper)).toBe('a <B C> d <B E> f');
  expect(changePieces('<b><b>', '<b', '>', upper)).toBe('<B><B>');
  expect(changePieces('a <b c> d', '<b', '>', () => '')).toBe('a  d');
});

it('leaves a text without a piece, and a piece without an end, as they are', () => {
  expect(changePieces('a > b', '<b', '>', upper)).toBe('a > b');
  expect(changePieces('a <b c', '<b', '>', upper)).toBe('a <b c');
  expect(changePieces('<b c> d <b e', '<b', '>', upper)).toBe('<B C> d <b e');
});
