import { describe, expect, it } from 'vitest';
import { searchWords } from '#testing/search-words.ts';
import { makeSearchTool } from './make-search-tool.ts';
import { type Named, NameIndex } from './name-index.ts';
import { allNamed, bestNamed, rateNames } from './rate-names.ts';
import { parseQuery } from './parse-query.ts';
import { searchEngine } from './search-engine.ts';

const named = (id: number, name: string, maker: string, ...names: string[]) =>
  makeSearchTool({ id, name, maker, names, isAlive: id !== 8 });
const tools = [
  named(1, 'Deep L Write', 'Deep L', 'Deepl', 'Translator Pro'),
  named(2, 'Adobe Firefly', 'Adobe', 'Firefly'),
  named(3, 'Adobe Podcast', 'Adobe', 'Creative Cloud'),
  named(4, 'Gamma.app', 'Gamma'),
  named(5, 'Bright AI', 'Music AI'),
  named(6, 'Otter.ai', 'Otter', 'Creative Cloud'),
  named(7, 'Jasper AI', 'Labs'),
  named(8, 'Runway', 'Runway', 'Wombo'),
  named(9, 'Adobe', 'Adobe'),
  named(10, '!!', '…'),
  named(11, 'AI', 'AI'),
  named(12, 'Xy Ai', 'Music', 'Wombo'),
  named(13, 'Make', 'the podcast'),
  named(14, 'Musicbox', 'Labs Two'),
];
const everyday = new Set(['podcast', 'music', 'make']);
function indexed(): NameIndex {
  const index = new NameIndex((word) => everyday.has(word), new Set(['Deep L', 'Runway', 'Music']));
  index.add(tools);
  index.sort();
  return index;
}
const task = { slug: 'make-music', title: 'Make music', says: ['podcast'] };
const engine = { ...searchEngine(tools, [task], searchWords), names: indexed() };
const shown = (found: readonly Named[]) => found.map(({ tool, sure }) => `${tool.id}:${+sure.toFixed(4)}`).join(' ');

describe('the names of tools', () => {
  it('are its own, the short one, others and its maker, each as sure as it is', () => {
    const names = indexed();
    expect(Object.fromEntries(names.names().map((name) => [name, shown(names.named(name))]))).toEqual({
      adobe: '2:0.6 3:0.6 9:1',
      adobefirefly: '2:1',
      adobepodcast: '3:1',
      ai: '11:1',
      app: '4:0.97',
      bright: '5:0.97',
      brightai: '5:1',
      creativecloud: '3:0.95 6:0.95',
      deepl: '1:0.95',
      deeplwrite: '1:1',
      firefly: '2:0.97',
      gamma: '4:0.6',
      gammaapp: '4:1',
      jasper: '7:0.97',
      jasperai: '7:1',
      labs: '7:0.6',
      labstwo: '14:0.6',
      lwrite: '1:0.97',
      make: '13:1',
      music: '12:0.8',
      musicbox: '14:1',
      otter: '6:0.6',
      otterai: '6:1',
      runway: '8:1',
      translatorpro: '1:0.95',
      wombo: '8:0.95 12:0.95',
      xyai: '12:1',
    });
    expect(names.names()).toEqual([...names.names()].sort());
    expect(names.named('nobody')).toEqual([]);
  });

  it('are found by their beginning, the surer the more of them is typed', () => {
    const names = indexed();
    const found = (typed: string, atMost: number) => shown(names.beginning(typed, atMost));
    expect(['a', 'firef', 'adobefirefly', '', 'xyai', 'zzz'].map((typed) => found(typed, 2))).toEqual([
      '2:0.396 3:0.396 9:0.66 2:0.625',
      '2:0.7899',
      '2:0.9',
      '2:0.36 3:0.36 9:0.6 2:0.6',
      '12:0.9',
      '',
    ]);
    expect(found('a', 1)).toEqual('2:0.396 3:0.396 9:0.66');
    expect(found('a', 9)).toEqual('2:0.396 3:0.396 9:0.66 2:0.625 3:0.625 11:0.75 4:0.679');
  });

  it('count by how much of what was typed they are', () => {
    const rated = (typed: string, isOpen: boolean, words?: string[]) => {
      const query = { ...parseQuery(''), matter: typed, words: words ?? typed.split(' ') };
      const rates = [...rateNames(engine, query, isOpen)].map(([tool, sure]) => ({ tool, sure }));
      return shown(rates);
    };
    const typed = ['deep l write', 'use deep l write now', 'one two deep l write', 'make', 'make a podcast', 'adobe'];
    const begun = ['ad', 'a', 'adobe fire', 'mak', 'mus', 'music', 'make music', 'use bright', 'xx'];
    expect(
      Object.fromEntries([...typed, ...begun].map((text) => [text, `${rated(text, false)} | ${rated(text, true)}`])),
    ).toEqual({
      a: ' | ',
      ad: ' | 2:0.975 3:0.975 9:1.08',
      adobe: '2:1.8 3:1.8 9:3 | 2:1.8 3:1.8 9:3',
      'adobe fire': '2:0.9 3:0.9 9:1.5 | 2:1.2375 3:0.9 9:1.5',
      'deep l write': '1:3 | 1:3',
      mak: ' | 13:1.2375',
      make: '13:3 | 13:3',
      'make a podcast': '13:0.15 | 13:0.15',
      'make music': '13:0.15 12:0.12 | 13:0.15 12:0.12',
      mus: ' | 12:0.936 14:1.0687',
      music: '12:2.4 | 12:2.4 14:0.1181',
      'one two deep l write': '1:1.5 | 1:1.5',
      'use bright': '5:1.455 | 5:1.455',
      'use deep l write now': '1:1.5 | 1:1.5',
      xx: ' | ',
    });
    expect(rated('how to adobe firefly now', false, ['adobe', 'firefly'])).toEqual('2:3 3:0.9 9:1.5');
  });

  it('name one tool by the longest beginning, or all of a maker and a suite', () => {
    const of = (text: string) => `${bestNamed(engine, text)?.id}: ${allNamed(engine, text).map(({ id }) => id)}`;
    const texts = ['deep l write for me', 'deep l', 'adobe', 'adobe podcast', 'adobe suite', 'creative cloud', 'wombo'];
    const others = ['labs', 'music video', 'make me a list', 'make', 'the runway', 'podcast', 'nothing'];
    expect(Object.fromEntries([...texts, ...others].map((text) => [text, of(text)]))).toEqual({
      adobe: '9: 9',
      'adobe podcast': '3: 3',
      'adobe suite': '9: 9',
      'creative cloud': '3: 3,6',
      'deep l': '1: 1',
      'deep l write for me': '1: 1',
      labs: 'undefined: 7',
      make: '13: 13',
      'make me a list': 'undefined: ',
      'music video': '12: 12',
      nothing: 'undefined: ',
      podcast: 'undefined: ',
      'the runway': 'undefined: ',
      wombo: '12: 8,12',
    });
  });

  it('are looked at up to 24 when begun, and 12 of one maker', () => {
    const zed = (maker: string) =>
      searchEngine(
        Array.from({ length: 26 }, (_, at) => named(at + 20, `Zed${String.fromCharCode(97 + at)}`, maker)),
        [],
        searchWords,
      );
    expect(rateNames(zed(''), parseQuery('zed'), true).size).toBe(24);
    const ofMaker = allNamed(zed('Zed Makers'), 'zed makers').map(({ id }) => id);
    expect(ofMaker).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]);
  });
});
