import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { searchEntries } from './search-entries.ts';
import { prepareEntries, type SearchGroup } from './search-entry.ts';
import { typingDistance } from './typing-distance.ts';

const entry = (group: SearchGroup, title: string, hint = '') => ({ group, title, hint, path: `/${title}` });
const entries = prepareEntries([
  entry('tools', 'Midjourney', 'Image'),
  entry('tools', 'Runway', 'Video'),
  entry('tools', 'Adobe Firefly', 'Image'),
  entry('tools', 'Fireflies.ai', 'Meetings'),
  entry('tools', 'DeepL Write', 'Copy'),
  entry('tools', 'Café Crème', 'Copy'),
  entry('tutorials', 'Cut your first video in Runway', 'Beginner'),
  entry('drops', 'Runway: Longer shots', '18 NOV'),
  entry('pages', 'Video', 'Collection: 12 tools'),
]);
const titles = (search: string, atMost = 5) =>
  searchEntries(entries, search, atMost).flatMap((found) => found.entries.map(({ title }) => title));

describe('what is found', () => {
  it.each([
    ['runway', 'Runway'],
    ['  RUNWAY ', 'Runway'],
    ['cafe creme', 'Café Crème'],
    ['firefly', 'Adobe Firefly'],
    ['deep l', 'DeepL Write'],
    ['image fire', 'Adobe Firefly'],
    ['midjurney', 'Midjourney'],
    ['mdijourney', 'Midjourney'],
    ['runwya', 'Runway'],
    ['adboe firefyl', 'Adobe Firefly'],
  ])('%s finds %s first', (typed, first) => expect(titles(typed)[0]).toBe(first));

  it.each(['', '   ', '…', 'zzzzzz', 'cat'])('"%s" finds nothing', (typed) =>
    expect(searchEntries(entries, typed, 5)).toEqual([]),
  );

  it('puts the kind with the best find first, and counts all of it', () => {
    expect(searchEntries(entries, 'video', 1).map(({ group, total }) => [group, total])).toEqual([
      ['pages', 1],
      ['tutorials', 1],
      ['tools', 1],
    ]);
  });

  it('gives at most as many of a kind as asked for', () => {
    const many = prepareEntries(Array.from({ length: 9 }, (_, index) => entry('tools', `Sora ${index}`)));
    expect(searchEntries(many, 'sora', 3)).toMatchObject([
      { total: 9, entries: [{ title: 'Sora 0' }, { title: 'Sora 1' }, { title: 'Sora 2' }] },
    ]);
  });

  it('forgives a slip only while little is found as typed', () => {
    const canvas = (count: number) =>
      prepareEntries([
        ...Array.from({ length: count }, (_, index) => entry('tools', `Canva ${index}`)),
        entry('tools', 'Canfa'),
      ]);
    expect(searchEntries(canvas(4), 'canva', 9)[0]?.total).toBe(5);
    expect(searchEntries(canvas(5), 'canva', 9)[0]?.total).toBe(5);
  });

  test('every title is found by itself', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), (title) => {
        const found = searchEntries(prepareEntries([entry('tools', title)]), title, 1);
        expect(found.length).toBe(foldText(title) === '' ? 0 : 1);
      }),
    );
  });
});

describe('slips of the finger', () => {
  it.each([
    ['same', 'same', 0],
    ['beg', 'beginning', 0],
    ['swpa', 'swap', 1],
    ['missng', 'missing', 1],
    ['extrra', 'extra', 1],
    ['wromg', 'wrong', 1],
    ['abcd', 'wxyz', 3],
  ])('%s and %s: %i', (typed, word, slips) => expect(typingDistance(typed, word, 2)).toBe(slips));

  test('one swap, one loss, one gain or one wrong letter is one slip at most', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{5,12}$/), fc.nat(), fc.integer({ min: 0, max: 3 }), (word, where, kind) => {
        const at = where % (word.length - 1);
        const [before, after] = [word.slice(0, at), word.slice(at)];
        const swapped = before + after.charAt(1) + after.charAt(0) + after.slice(2);
        const slipped =
          [swapped, before + after.slice(1), `${before}q${after}`, `${before}q${after.slice(1)}`][kind] ?? '';
        expect(typingDistance(slipped, word, 2)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
