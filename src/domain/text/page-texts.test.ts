import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, firstSentence, pageDescription, pageTitle } from './page-texts.ts';

it.each([
  ['A bicycle. Ride it.', 'A bicycle.'],
  ['Version 3.3.0 is out! Read on.', 'Version 3.3.0 is out!'],
  ['No end at all', 'No end at all'],
])('takes of “%s” the first sentence', (text, sentence) => expect(firstSentence(text)).toBe(sentence));

describe('cutText', () => {
  it.each([
    ['short enough', 12, 'short enough'],
    ['short enough', 11, 'short…'],
    ['one, two', 6, 'one…'],
    ['one – two', 7, 'one…'],
    ['unbreakable', 5, 'unbr…'],
  ])('%j at %i is %j', (text, length, cut) => expect(cutText(text, length)).toBe(cut));
  it('never gives more than was asked for', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 2, max: 60 }),
        (text, length) => cutText(text, length).length <= length,
      ),
    );
  });
});

describe('pageTitle', () => {
  it.each([
    ['Midjourney', 'Midjourney · Yak'],
    ['x'.repeat(64), `${'x'.repeat(64)} · Yak`],
    ['x'.repeat(65), 'x'.repeat(65)],
    [`${'word '.repeat(13)}and the last`, `${'word '.repeat(13)}and…`],
  ])('%j', (title, full) => expect(pageTitle(title, 'Yak')).toBe(full));
});

describe('pageDescription', () => {
  const sentence = `${'a'.repeat(59)}. `;
  const said = (letters: number) => `${'a'.repeat(letters - 1)}.`;
  it('leaves what fits', () =>
    expect(pageDescription(`${said(120)} ${'b'.repeat(49)}`)).toBe(`${said(120)} ${'b'.repeat(49)}`));
  it.each([
    ['a sentence of 100 letters', `${said(100)} ${'b'.repeat(80)}`, said(100)],
    ['a word where it has 99', `${said(99)} ${'b'.repeat(80)}`, `${'a'.repeat(98)}…`],
    ['the last sentence that fits', `${said(120)} ${said(60)} c`, said(120)],
    ['a word where there is no sentence', 'word '.repeat(40), `${'word '.repeat(33)}word…`],
  ])('ends with %s', (_, text, description) => expect(pageDescription(text)).toBe(description));
  it('keeps whole sentences that say enough', () =>
    expect(pageDescription(`${sentence}${sentence}${'b'.repeat(90)}.`)).toBe(`${sentence}${sentence}`.trim()));
  it('keeps a sentence that ends exactly where the room does', () =>
    expect(pageDescription(`${'a'.repeat(169)}. And more`)).toBe(`${'a'.repeat(169)}.`));
  it('cuts at a word where the first sentence is short', () =>
    expect(pageDescription(`Short. ${'word '.repeat(40)}`)).toMatch(/^Short\. (word )+word…$/));
});
