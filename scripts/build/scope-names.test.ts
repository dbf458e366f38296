import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dropIdleStyles, dropIslandNumbers, shortenScopes } from './scope-names.ts';

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

test('what no element of the page can bear is dropped; shared rules, lists with another part, and other styles stay', () => {
  const [here, gone] = ['[data-astro-cid-aaaaaaaa]', '[data-astro-cid-bbbbbbbb]'];
  const page = (style: string) => `<style>${style}</style><p class="a" data-astro-cid-aaaaaaaa>.b${gone}{x:y}</p>`;
  expect(
    dropIdleStyles(
      `<style>.b${gone}{x:y}@layer c{.a${here}{x:y}.b${gone}{x:y}.b${gone},.button{x:y}@media print{.b${gone} .a${here}{x:y}}.c{x:y}}</style><p class="a" data-astro-cid-aaaaaaaa></p>`,
    ),
  ).toBe(
    `<style>@layer c{.a${here}{x:y}.b${gone},.button{x:y}.c{x:y}}</style><p class="a" data-astro-cid-aaaaaaaa></p>`,
  );
  expect(dropIdleStyles(page('.c{x:y}'))).toBe(page('.c{x:y}'));
});

test('a part of a component that is not printed has no rules; a part by another name, or in an argument, keeps its own', () => {
  const here = '[data-astro-cid-aaaaaaaa]';
  const element = `<p class="a b" data-astro-cid-aaaaaaaa></p><i class="d"></i>`;
  const kept = `.a.b${here}{x:y}.c .a${here}{x:y}.a${here}:not(.c){x:y}:is(.c,.a)${here}{x:y}.c${here},.d{x:y}`;
  expect(dropIdleStyles(`<style>.c${here}{x:y}.a.c${here}{x:y}.c${here} .a${here}{x:y}${kept}</style>${element}`)).toBe(
    `<style>${kept}</style>${element}`,
  );
});

test('no script makes a shared part whose rules a page goes without', () => {
  const islands = globSync('src/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'));
  expect(islands.some((code) => code.includes('className='))).toBe(true);
  expect(islands.flatMap((code) => code.match(/class(Name)?=[^>\n]*\b(page-head|ends)\b/g) ?? [])).toEqual([]);
});

test('shared rules of a head that a page lacks are dropped', () => {
  const css = '.page-head{x:y}.page-head h1{x:y}.ends{x:y}.spine-red{x:y}.field{x:y}';
  const page = (style: string) => `<style>${style}</style><p class="a ends"></p>`;
  expect(dropIdleStyles(page(css))).toBe(page('.ends{x:y}.spine-red{x:y}.field{x:y}'));
});

test('an island goes without its number, and nothing else with that name', () => {
  expect(dropIslandNumbers('<p uid="a"></p><astro-island uid="Z28NuYw" prefix="r0"><astro-island uid="b">')).toBe(
    '<p uid="a"></p><astro-island prefix="r0"><astro-island>',
  );
});
