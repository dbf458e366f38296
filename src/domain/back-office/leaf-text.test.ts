import { expect, test } from 'vitest';
import { leafTitle } from './leaf-text.ts';

test.each([
  ['pricing', 'Price'],
  ['evidence.price', 'Source of “Price”'],
  ['evidence.price.quote', 'Source of “Price”, its words'],
  ['tasks.1.note', 'Tasks 2, note'],
  ['says.0', 'What people type 1'],
  ['reason', 'Why'],
])('%s is told as %s', (field, title) => expect(leafTitle(field)).toBe(title));
