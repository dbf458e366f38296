import { expect, test } from 'vitest';
import { asSentence } from './as-sentence.ts';

test.each([
  ['not above $1,000,000 a year', 'Not above $1,000,000 a year.'],
  ['It may. Ask first.', 'It may. Ask first.'],
  ['', ''],
])('‘%s’ alone reads ‘%s’', (phrase, sentence) => {
  expect(asSentence(phrase)).toBe(sentence);
});
