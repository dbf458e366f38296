import { expect, test } from 'vitest';
import { importsIn, nameIslandFiles } from './island-files.ts';

const code: Record<string, string> = {
  'save.js': 'm.f=["_astro/tip.css"];import{a}from"./shared.js";import"./react.js";export{a}',
  'compare.js': 'import{a}from"./shared.js";import{b}from"./site-header.x.js";import("./rarely.js")',
  'overlays.js':
    'm.f=["_astro/overlay-parts.x.js?dpl=0","_astro/parts.css?dpl=0"];import{a}from"./shared.js";p=import(`./overlay-parts.x.js`)',
  'overlay-parts.x.js': 'import{d}from"./dialog.js";p=import(`./collect-dialog.x.js`)',
  'client.js': 'import{c}from"./react.js"',
  'shared.js': 'import{d}from"./deeper.js"',
};
const island = (file: string, client = 'intent') =>
  `<astro-island uid="a" component-url="/_astro/${file}" renderer-url="/_astro/client.js" client="${client}"></astro-island>`;
const named = (html: string) =>
  [...nameIslandFiles(html, (file) => importsIn(code[file] ?? '')).matchAll(/<astro-island [^>]*>/g)].map(
    ([tag]) => / files="([^"]*)"/.exec(tag)?.[1] ?? null,
  );

test('an island names what its files import, at every depth, and each file is named once on a page', () => {
  expect(named(island('save.js') + island('compare.js'))).toEqual(['shared.js react.js deeper.js', null]);
});

test('what is in every page, and what is fetched for a rare wish, is not named', () => {
  expect(named(island('compare.js'))).toEqual(['shared.js react.js deeper.js']);
});

test('the island of dialogs names what every dialog needs, and its styles', () => {
  expect(named(island('overlays.js', 'overlay'))).toEqual([
    'shared.js overlay-parts.x.js parts.css?dpl=0 react.js deeper.js dialog.js',
  ]);
});

test('an island that waits for nobody names nothing', () => expect(named(island('save.js', 'load'))).toEqual([null]));
