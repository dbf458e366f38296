import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { nameSections } from './name-sections.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

it('divides by letter, accents and case aside', () => {
  const sections = nameSections(named('1Password', 'Adobe', 'äbler', 'Zapier'), 9);
  expect(sections.map(({ slug, label, tools }) => [slug, label, tools.length])).toEqual([
    ['0-9', '0-9', 1],
    ['a', 'A', 2],
    ['z', 'Z', 1],
  ]);
});

it('divides a long letter into even parts', () => {
  const sections = nameSections(named('Sa', 'Sb', 'Sc', 'Sd', 'Se'), 2);
  expect(sections.map(({ slug, label, tools }) => [slug, label, tools.length])).toEqual([
    ['s', 'S, 1 of 3', 2],
    ['s-2', 'S, 2 of 3', 2],
    ['s-3', 'S, 3 of 3', 1],
  ]);
});

test('every tool stands in exactly one section, no section is empty or too long, no address is used twice', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), fc.integer({ min: 1, max: 5 }), (names, atMost) => {
      const tools = named(...names);
      const sections = nameSections(tools, atMost);
      expect(sections.flatMap((section) => section.tools)).toHaveLength(tools.length);
      expect(new Set(sections.flatMap((section) => section.tools)).size).toBe(tools.length);
      expect(sections.every((section) => section.tools.length > 0 && section.tools.length <= atMost)).toBe(true);
      expect(new Set(sections.map(({ slug }) => slug)).size).toBe(sections.length);
    }),
  );
});
