import { expect, test } from 'vitest';
import { shortenScopes } from './scope-names.ts';

test('a scope has one short name in styles and elements, and two scopes have two', () => {
  expect(
    shortenScopes(
      '<style>.a[data-astro-cid-aaaaaaaa]{x:y}b[data-astro-cid-bbbbbbbb]{x:y}</style><p class="a" data-astro-cid-aaaaaaaa data-astro-cid-bbbbbbbb></p>',
    ),
  ).toBe('<style>.a[data-a]{x:y}b[data-b]{x:y}</style><p class="a" data-a data-b></p>');
});

test('other attributes stay as they are', () => {
  const html = '<p data-tool="a" data-astro-cid="b" data-zoom="1">data-astro</p>';
  expect(shortenScopes(html)).toBe(html);
});
