import { expect, test } from 'vitest';
import { moveIslandStyle } from './island-style.ts';

const style = '<style>astro-island,astro-slot{display:contents}</style>';

test('the style of islands stands in the head, and everything else where it stood', () => {
  expect(
    moveIslandStyle(
      `<html><head><title>a</title></head><body><p>b</p>${style}<astro-island>c</astro-island></body></html>`,
    ),
  ).toBe(`<html><head><title>a</title>${style}</head><body><p>b</p><astro-island>c</astro-island></body></html>`);
});

test.each([
  ['without an island', '<html><head></head><body>b</body></html>'],
  ['whose style is in the head already', `<html><head>${style}</head><body>b</body></html>`],
  ['that is none', style],
])('a page %s stays as it is', (_, html) => expect(moveIslandStyle(html)).toBe(html));
