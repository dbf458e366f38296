import { describe, expect, it } from 'vitest';
import { lettersLacking, lettersOf } from './letters.ts';
import { slipsAllowed, Spelling } from './spelling.ts';
import { typingDistance, wholeDistance } from './typing-distance.ts';

it('counts slips to the beginning of a word, and to the whole of it from both sides', () => {
  const slips = ([typed = '', word = '']: string[], atMost: number) => [
    typingDistance(typed, word, atMost),
    wholeDistance(typed, word, atMost),
    wholeDistance(word, typed, atMost),
  ];
  const of = (pairs: string, atMost: number) => pairs.split(' ').map((pair) => slips(pair.split('-'), atMost).join(''));
  expect(of('abc-abc abd-abc ab-ba', 0)).toEqual(['000', '111', '111']);
  expect(of('- a- -abc ab-ba abcde-abc abcd-badc xabc-abc axbc-abcdef bac-abcdefgh', 1)).toEqual([
    '000',
    '111',
    '022',
    '111',
    '222',
    '222',
    '111',
    '122',
    '122',
  ]);
  expect(of('abcdef-abc abcde-abc abcd-badc ca-abc xbac-xabc', 2)).toEqual(['333', '222', '222', '122', '111']);
  expect(of('abcdef-abc kitten-sitting', 3)).toEqual(['333', '233']);
  expect(of('abxyz-ab abcdef-ghijkl', 9)).toEqual(['333', '666']);
});

it('keeps the letters of a word as bits, and counts those that another has not got', () => {
  expect(['', 'a', 'aba', 'z', '`', '?'].map(lettersOf)).toEqual([0, 2, 6, 2 ** 26, 1, -(2 ** 31)]);
  const lacking = (typed: string, word: string) => lettersLacking(lettersOf(typed), lettersOf(word));
  expect([lacking('abc', 'cab'), lacking('abcd', 'b'), lacking('b', 'abc'), lacking('?a', '')]).toEqual([0, 3, 0, 2]);
});

it('forgives slips by length, and none in numbers', () => {
  expect(['abc', 'abcd', 'abcdefg', 'abcdefgh', '12345678', '1234567a', 'a1234567'].map(slipsAllowed)).toEqual([
    0, 1, 1, 2, 0, 2, 2,
  ]);
});

describe('a word that nobody knows', () => {
  const spelling = new Spelling();
  spelling.add('smoke smile subtitles midjourney canva logo removal storyboard poster paster ab'.split(' '));
  spelling.add('baster baster form farm farm boat beat remove'.split(' '));

  it.each([
    ['smoke', 'smole moke ssmoke msoke smke smokes smoke'],
    ['smile', 'smiel'],
    ['subtitles', 'subtitels subtittles subtitlesxx usbtitles ubtitles sobtitles'],
    ['midjourney', 'midjurny mdijourney'],
    ['canva', 'cnva canvas'],
    ['logo', 'logoo lofo logp'],
    ['poster', 'posted pister'],
    ['paster', 'pastir'],
    ['remove', 'rmove removs'],
    ['storyboard', 'storybord stroybaord sstoryboard toryboard'],
    ['form', 'foram'],
    ['farm', 'firm'],
    ['beat', 'beot'],
    [null, 'spoke umoke bubtitles ttoryboard subttle subtitlesxxx lgo frm ab 1234 12345678 abcd abcdefgh'],
  ])('is meant for %s: %s', (meant, typed) =>
    expect(Object.fromEntries(typed.split(' ').map((word) => [word, spelling.nearest(word)]))).toEqual(
      Object.fromEntries(typed.split(' ').map((word) => [word, meant])),
    ),
  );
  it('is not among the known', () =>
    expect(['ab', 'remove', 'abc'].map((w) => spelling.knows(w))).toEqual([true, true, false]));
});
