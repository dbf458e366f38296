import { expect, test } from 'vitest';
import { labelLines } from './label-lines.ts';

test.each([
  ['Make a moodboard', ['Make a moodboard']],
  ['Make images from text', ['Make images', 'from text']],
  ['Keep a character the same from picture to picture', ['Keep a character', 'the same from', 'picture to picture']],
  ['Donaudampfschifffahrtsgesellschaft', ['Donaudampfschifffahrtsgesellschaft']],
])('breaks “%s” between words, into lines of about the same length', (title, lines) =>
  expect(labelLines(title)).toEqual(lines),
);

test('leaves room for what stands behind the words', () => {
  expect(labelLines('Make product photos', 1)).toEqual(['Make product photos']);
  expect(labelLines('Make product photos', 2)).toEqual(['Make product', 'photos']);
});
