import { expect, it } from 'vitest';
import { searchWords } from '#testing/search-words.ts';
import { Languages } from './languages.ts';

const languages = new Languages(searchWords.foreign);

it.each([
  ['make the same reel in hindi and tamil', 'make the same reel', true, true],
  ['spot into japanese', 'spot', true, true],
  ['a hindi version of the ad', 'the ad', true, true],
  ['slides from english to welsh', 'slides', true, true],
  ['the manual in five languages', 'the manual', true, true],
  ['our film in hindi', 'our film', false, true],
  ['write a long letter in swahili', 'write a long letter', false, false],
])('reads the language of “%s” as a goal', (typed, text, isCarried, isSure) => {
  expect(languages.goalOf(typed)).toEqual({ text, isCarried, isSure });
});

it.each(['teach me spanish', 'i want to speak french', 'tool to polish my text', 'german interview notes'])(
  'reads no goal in “%s”',
  (typed) => {
    expect(languages.goalOf(typed)).toBeNull();
  },
);

it('dubs what is spoken, translates what is written, and carries nothing else', () => {
  expect(languages.jobOn('the same reel')).toBe('dub-a-video');
  expect(languages.jobOn('a synthetic voice for the report')).toBe('dub-a-video');
  expect(languages.jobOn('radio script')).toBe('translate-text');
  expect(languages.jobOn('our leaflets')).toBe('translate-text');
  expect(languages.jobOn('chess')).toBeNull();
});
