import { expect, test } from 'vitest';
import { refusalWords } from './refusal-words.ts';

test('the words of our own answers are told, anything else is not', () => {
  expect(refusalWords(new Error('409: {"message":"Decided already.","code":"already_decided"}'))).toBe(
    'Decided already.',
  );
  for (const other of [
    new Error('502: <html>'),
    new Error('500: {"message":5}'),
    new TypeError('Failed to fetch'),
    null,
  ])
    expect(refusalWords(other)).toContain('try again');
});
