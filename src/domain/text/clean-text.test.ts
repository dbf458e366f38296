import { expect, test } from 'vitest';
import { cleanText, mapTexts, showUnwanted, tidyText, unwantedIn, unwantedTexts } from './clean-text.ts';

const unwanted =
  '\u0000 \u0007 \u001b \u007f \u0085 \u061c \u200b \u200e \u200f \u2028 \u202a \u202e \u2060 \u2066 \u2069 \ufeff \ufffc \ufffd \uffff \ud800 \udfff';
test.each(unwanted.split(' '))('%j is told, and taken out of what readers type', (character) => {
  expect(unwantedIn(`Words\n${character}`)).toMatchObject({ line: 2 });
  expect(cleanText(`a${character}b`)).toBe('ab');
  expect(showUnwanted(`a${character}b`)).toBe('a\ufffdb');
});

test.each([
  'tab\tand\nline',
  'family 👩‍👩‍👧‍👦, flag 🏴󠁧󠁢󠁥󠁮󠁧󠁿, heart ❤️',
  'Persian می‌خواهم',
  'Arabic مرحبا بالعالم',
  'Hebrew שלום',
  'Hindi क्षत्रिय',
  'Vietnamese Tiếng Việt',
  'combining q\u0323\u0307',
  'soft\u00adhyphen, no\u00a0break',
  '𝒻 𠮷',
])('%j stays as it is', (text) => {
  expect(unwantedIn(text)).toBeNull();
  expect(cleanText(text)).toBe(text);
});

test('accents are composed and line ends alike without a word', () => {
  expect(tidyText('Cafe\u0301\r\nau\rlait')).toBe('Caf\u00e9\nau\nlait');
});

test('every text of a record is looked at, wherever it stands', () => {
  const record = { title: 'a\u202eb', tools: [{ tool: 'x', note: '\u0000' }], day: null, count: 3, ok: 'fine' };
  expect(unwantedTexts(record).map(({ field }) => field)).toEqual(['title', 'tools.0.note']);
  expect(mapTexts(record, cleanText)).toEqual({
    title: 'ab',
    tools: [{ tool: 'x', note: '' }],
    day: null,
    count: 3,
    ok: 'fine',
  });
});
