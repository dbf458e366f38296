import { describe, expect, it } from 'vitest';
import { searchWords } from '#testing/search-words.ts';
import { correctWords } from './correct-words.ts';
import { lettersLacking, lettersOf } from './letters.ts';
import { makeSearchTool } from './make-search-tool.ts';
import { searchEngine } from './search-engine.ts';
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
  const spelled = () => {
    const spelling = new Spelling();
    spelling.add('smoke smile subtitles midjourney canva logo removal storyboard poster paster ab'.split(' '));
    spelling.add('baster baster form farm farm boat beat remove'.split(' '));
    return spelling;
  };

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
  ])('is meant for %s: %s', (meant, typed) => {
    const spelling = spelled();
    expect(Object.fromEntries(typed.split(' ').map((word) => [word, spelling.nearest(word)]))).toEqual(
      Object.fromEntries(typed.split(' ').map((word) => [word, meant])),
    );
  });
  it('is not among the known', () =>
    expect(['ab', 'remove', 'abc'].map((word) => spelled().knows(word))).toEqual([true, true, false]));
});

describe('what was typed with slips', () => {
  const near = 'clockx pizzax boringx erasex tellax basicallyx editsx timelinex catx sunkx';
  const says = [near, 'editing', 'photos graphic click logos', 'moodboard chatgpt avatars timelapse', 'sunk cost'];
  const tools = [
    makeSearchTool({ name: 'Chat GPT', words: 'timelin' }),
    makeSearchTool({ id: 2, name: 'One Two Three Four', names: ['Lumix Nine Ten Six Big'] }),
  ];
  const engine = searchEngine(tools, [{ slug: 'edit', title: 'Edit', says }], searchWords);
  const right = (typed: string, isOpen = false) => {
    const { text, isChanged } = correctWords(engine, typed, isOpen);
    return isChanged ? text : null;
  };

  it('is left alone where a word is known in any way', () =>
    expect('pizza boring erase tella basically edits timeline cat'.split(' ').map((word) => right(word))).toEqual(
      Array.from({ length: 8 }, () => null),
    ));
  it('is put right by what is near, sounds alike or was meant as one word', () => {
    const typed =
      'grafics | grafic | fotos | foto | klick | clik | clikc | mood bord | mod board | mood board | chat gtp | chat gpt nwo | mo od | sunk cst | sunk cost | photos gra | time laps | time lapse | avatar qui | avatar s | avatr s | avat arss | avat arsss | one two three four | one two three for | lumix nine ten six big | 4k laps | pizza moodbord | moodbord pizza | chatgtp  edti | loge | logo s | mood 2board | pho tos | phot os | cl ick | cli ck';
    expect(Object.fromEntries(typed.split(' | ').map((text) => [text, right(text)]))).toEqual({
      '4k laps': null,
      'avat arss': 'avatars',
      'avat arsss': null,
      'avatar qui': null,
      'avatar s': null,
      'avatr s': 'avatars',
      'chat gpt nwo': null,
      'chat gtp': 'chatgpt',
      'chatgtp  edti': 'chatgpt edit',
      'cl ick': null,
      'cli ck': null,
      clik: 'click',
      clikc: 'click',
      foto: null,
      fotos: 'photos',
      grafic: 'graphic',
      grafics: 'graphics',
      klick: null,
      loge: null,
      'logo s': null,
      'lumix nine ten six big': null,
      'mo od': null,
      'mod board': 'moodboard',
      'mood 2board': null,
      'mood board': 'moodboard',
      'mood bord': 'moodboard',
      'moodbord pizza': 'moodboard pizza',
      'one two three for': null,
      'one two three four': null,
      'pho tos': 'photos',
      'phot os': 'photos',
      'photos gra': null,
      'pizza moodbord': 'pizza moodboard',
      'sunk cost': null,
      'sunk cst': null,
      'time laps': 'timelapse',
      'time lapse': 'timelapse',
    });
  });
  it('may still go on with its last word', () =>
    expect(
      ['moodboa', 'moodboa edit', 'one tw', 'onetw', 'photso', 'clic'].map((text) =>
        [right(text), right(text, true)].join(),
      ),
    ).toEqual([',', ',', ',', ',', 'photos,photos', 'click,']));
});
