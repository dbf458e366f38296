import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { isFiller, isWeakStem, negatedStem, statedStems, stemOf, tellingWords, wordsOf } from './words.ts';

it.each([
  ['remove remover removers removal removed removes removing', 'remov'],
  ['generate generation generations generator generators', 'generat'],
  ['organise organize organized organizing organizers', 'organis'],
  ['normalise normalisation normalizations', 'normalis'],
  ['describe describing described', 'descript'],
  ['story stories storys', 'story'],
  ['color colour colours', 'col'],
  ['colouring coloring', 'color'],
  ['action actor actors actings', 'act'],
  ['meeting meetings', 'meet'],
  ['usage usages', 'usag'],
  ['planner planning plans', 'plan'],
  ['running run', 'run'],
  ['swimming', 'swim'],
  ['adding', 'ad'],
  ['begged', 'beg'],
  ['letting', 'let'],
  ['stopped', 'stop'],
  ['rubbed', 'rub'],
  ['selling', 'sell'],
  ['poster posters', 'poster'],
  ['series', 'serie'],
  ['news', 'new'],
])('%s: one stem, %s', (written, stem) => expect([...new Set(written.split(' ').map(stemOf))]).toEqual([stem]));

it('leaves alone what is too short for an ending, what ends in ss, and what only holds one within it', () => {
  const stems = (words: string) => words.split(' ').map(stemOf).join(' ');
  expect(stems('cut es gas bus iz izing ping ions glass less discolour izations')).toBe(
    'cut es gas bus iz izing ping ion glass less discolour ise',
  );
  expect(stems('uses ties dies flies ized resize sizes prize sized classes abcing izationsx scribxe abbc')).toBe(
    'use tie die fly ized resis siz priz siz class abc izationsx scribx abbc',
  );
});

it('folds case, accents, ligatures and signs; a ratio is one word', () => {
  expect(foldText(' Œuvre  ÆØ, ßtraße: 9:16 a: 1:2:3 a--b Ünï٣ ')).toBe('oeuvre aeo sstrasse 9x16 a 1x2 3 a b uni٣');
  expect(foldText('œœ ææ øø ßß 12:34:56')).toBe('oeoe aeae oo ssss 12x34x56');
  expect(wordsOf(' Two, wörds! ')).toEqual(['two', 'words']);
  expect(wordsOf(' … ')).toEqual([]);
});

it('keeps the words that say something, or all of them', () => {
  expect(tellingWords(['the', 'cat', '1', '123', '1234', 'a12', '12a', 'with'])).toEqual(['cat', '1234', 'a12', '12a']);
  expect(tellingWords(['the', '12'])).toEqual(['the', '12']);
});

it('tells fillers and weak stems apart', () => {
  const kinds = (word: string) => [isFiller(word), isWeakStem(stemOf(word))];
  expect(['the', 'boring', 'subtitles'].map(kinds)).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

it('takes what is said not to be there for another word', () => {
  const stated = (text: string) => statedStems(wordsOf(text));
  expect(stated('No bot in the call, a bot in the calls')).toEqual(['no-bot', 'call', 'bot']);
  expect(stated('without any of the guest tracks')).toEqual(['no-guest', 'track']);
  expect(statedStems(['no', 'bot', 'call'], ['call'])).toEqual(['no-call']);
  expect(['no-bot', 'bot', 'note'].map(negatedStem)).toEqual(['bot', null, null]);
});
