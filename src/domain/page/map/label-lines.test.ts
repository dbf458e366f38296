import { expect, test } from 'vitest';
import { labelLines } from './label-lines.ts';

test.each([
  ['Make a moodboard', ['Make a moodboard']],
  ['Keep a character the same from picture to picture', ['Keep a character the same', 'from picture to picture']],
  ['Donaudampfschifffahrtsgesellschaft', ['Donaudampfschifffahrtsgesellschaft']],
])('breaks “%s” between words, near its middle', (title, lines) => expect(labelLines(title)).toEqual(lines));
