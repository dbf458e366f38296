import { expect, it } from 'vitest';
import { sideBySide } from './side-by-side.ts';

it.each([
  [[], []],
  [[1], []],
  [
    [1, 2],
    [1, 2],
  ],
  [
    [1, 2, 3, 4],
    [1, 2, 3],
  ],
])('of %j shows %j', (tools, shown) => expect(sideBySide(tools)).toEqual(shown));
