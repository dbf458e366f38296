import { expect, test } from 'vitest';
import { changedDay, isIndexable, pageFile } from './indexable-pages.ts';

const address = 'https://yak.example/tools';
const canonical = `<link rel="canonical" href="${address}">`;

test.each([
  ['calls the address its own', canonical, true],
  ['asks not to be listed', `${canonical}<meta name="robots" content="noindex">`, false],
  ['names another page', '<link rel="canonical" href="https://yak.example/tools/image">', false],
  ['names no page', '', false],
])('a page that %s', (_, head, listed) => expect(isIndexable(head, address)).toBe(listed));

test('the day of a page is what its head says, or none', () => {
  expect(changedDay('<meta property="og:updated_time" content="2026-11-21">')).toBe('2026-11-21');
  expect(changedDay('')).toBeNull();
});

test.each([
  ['https://yak.example/', 'index.html'],
  ['https://yak.example/tools/a-z', 'tools/a-z.html'],
])('%s is the file %s', (url, file) => expect(pageFile(url)).toBe(file));
