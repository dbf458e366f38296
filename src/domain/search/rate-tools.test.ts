import { describe, expect, it } from 'vitest';
import { searchWords } from '#testing/search-words.ts';
import { asksForAnother, comparison, instead, otherThanNamed } from './find-others.ts';
import type { Results, ResultTool } from './search-results.ts';
import { makeSearchTool } from './make-search-tool.ts';
import { grantedShare, priceFactor, ranked, sorted } from './order-results.ts';
import { rateTools } from './rate-tools.ts';
import { parseQuery, type SearchQuery } from './parse-query.ts';
import { engineInSteps, searchEngine } from './search-engine.ts';

const cut = { slug: 'cut-video', title: 'Cut video', says: ['trim clips', 'video editor'] };
const dub = { slug: 'dub-films', title: 'Dub films', says: ['voice over', 'dubbing video'] };
const licensed = { slug: 'find-licensed-music', title: 'Find licensed music', says: ['royalty free music'] };
const bulk = { slug: 'make-images-in-bulk', title: 'Make images in bulk', says: ['many images'] };
const tasks = [cut, dub, licensed, bulk];
/** Its tasks are not those of the guide, so that nothing more is said for them. */
const words = { ...searchWords, said: {} };
const does = (...own: [task: string, fit: 'made for' | 'good at' | 'can'][]) =>
  own.map(([task, fit]) => ({ task, fit }));
const tools = [
  makeSearchTool({
    id: 1,
    name: 'Cutter',
    maker: 'Acme',
    tasks: does(['cut-video', 'made for'], ['dub-films', 'good at'], ['make-images-in-bulk', 'can']),
    isFree: true,
    words: 'cut video timelin',
    confirmed: 2,
  }),
  makeSearchTool({
    id: 2,
    name: 'Dubber',
    maker: 'Acme',
    tasks: does(['dub-films', 'made for'], ['cut-video', 'can']),
    monthly: 10,
    words: 'dub voice',
    granted: ['licensed data', 'api'],
  }),
  makeSearchTool({
    id: 3,
    name: 'Tunes',
    tasks: does(['find-licensed-music', 'good at']),
    monthly: 20,
    granted: ['paid work', 'licensed data', 'indemnity', 'on a mac'],
    isPick: true,
    words: 'music song',
  }),
  makeSearchTool({
    id: 4,
    name: 'Gone',
    tasks: does(['cut-video', 'made for']),
    isAlive: false,
    replacedBy: 1,
    words: 'cut',
  }),
  makeSearchTool({
    id: 5,
    name: 'Bulker',
    tasks: does(['make-images-in-bulk', 'made for'], ['cut-video', 'good at']),
    monthly: 51,
    granted: ['open source', 'own computer', 'paid once', 'on windows'],
    words: 'imag timelin sketch',
  }),
  makeSearchTool({ id: 6, name: 'Old', isAlive: false, replacedBy: 5, words: 'sketch' }),
  makeSearchTool({ id: 7, name: 'Lost', isAlive: false }),
];
const engine = searchEngine(tools, tasks, words);
const rounded = (score: number) => +score.toFixed(4);
const shown = (found: readonly ResultTool[]) =>
  found
    .map(({ tool, score, task, fit, by }) => [tool.id, rounded(score), by, ...(task ? [task.slug, fit] : [])].join(' '))
    .join(', ');
const both = ({ tools: found, tasks: known }: Pick<Results, 'tools' | 'tasks'>) =>
  `${shown(found)} | ${known.map(({ task, score }) => `${task.slug} ${rounded(score)}`).join(', ')}`;
const query = (fields: Partial<SearchQuery>): SearchQuery => ({ ...parseQuery(''), ...fields });
const toolsOf = (...ids: number[]) => tools.filter(({ id }) => ids.includes(id));

it('is made in steps, and knows what texts say and how often', () => {
  const steps = (count: number, says: number) =>
    [
      ...engineInSteps(
        Array.from({ length: count }, (_, id) => makeSearchTool({ id, words: 'one' })),
        [{ ...cut, says: Array.from({ length: says }, (_, at) => `w${at}`) }],
        words,
      ),
    ].length;
  expect([steps(1, 1), steps(8, 99), steps(9, 100), steps(401, 1)]).toEqual([7, 7, 9, 60]);
  expect(['timelin', 'timeline', 'cut'].map((stem) => engine.texts.knows(stem))).toEqual([true, false, true]);
  const texts = (typed: string) =>
    [...engine.texts.find(typed.split(' '))].map(([tool, share]) => `${tool.id} ${rounded(share)}`).join(', ');
  expect(['cut', 'timelin sketch', 'sketch nobody', 'nobody'].map(texts)).toEqual([
    '1 1, 4 1',
    '1 0.5, 5 1, 6 0.5',
    '5 0.416, 6 0.416',
    '',
  ]);
  expect([
    engine.texts.find([]).size,
    searchEngine([tools[6] ?? makeSearchTool()], tasks, words).texts.find(['cut']).size,
  ]).toEqual([0, 0]);
  expect('cutter video tunes acme sushi'.split(' ').filter((word) => !engine.spelling.knows(word))).toEqual(['sushi']);
  expect(engine.names.named('acme').map(({ sure }) => sure)).toEqual([0.6, 0.6]);
});

it('rates tools by names, tasks, texts, rights and prices', () => {
  const rated = (typed: string, fields: Partial<SearchQuery> = {}) => {
    const asked = { ...parseQuery(typed), ...fields };
    const found = engine.tasks.find(asked.words, asked.matter, { isOpen: false, isKnownElsewhere: () => true });
    return shown(rateTools(engine, asked, found, false));
  };
  const typed =
    'cut video | dub films | timeline | sketch timeline | cutter | cutter video | acme | video timeline | make the cutter | licensed | indemnity | licensed data api | offline | api | free | cheap | nothing here | cut sketch';
  expect(Object.fromEntries(typed.split(' | ').map((text) => [text, rated(text)]))).toEqual({
    acme: '1 1.8 name, 2 1.8 name',
    api: '1 0.0828 rights, 2 1.05 rights, 5 0.3 rights',
    cheap: '1 1 text, 2 1 text',
    'cut sketch': '',
    'cut video':
      '1 1.6628 task cut-video made for, 2 0.3781 task cut-video can, 4 0.0687 task cut-video made for, 5 0.8822 task cut-video good at',
    cutter:
      '1 4.0032 name cut-video made for, 2 0.1881 task cut-video can, 4 0.0502 task cut-video made for, 5 0.439 task cut-video good at',
    'cutter video':
      '1 2.8628 name cut-video made for, 2 0.2917 task cut-video can, 4 0.0537 task cut-video made for, 5 0.6806 task cut-video good at',
    'dub films': '1 0.8806 task dub-films good at, 2 1.3979 task dub-films made for',
    free: '1 1 text',
    indemnity: '3 1.15 rights',
    licensed: '2 1.05 rights, 3 1.36 task find-licensed-music good at',
    'licensed data api': '1 0.0828 rights, 2 1.05 rights, 3 0.785 rights, 5 0.3 rights',
    'make the cutter':
      '1 4.0032 name cut-video made for, 2 0.1881 task cut-video can, 4 0.0502 task cut-video made for, 5 0.439 task cut-video good at',
    'nothing here': '',
    offline: '5 1.15 rights',
    'sketch timeline': '5 0.35 text',
    timeline: '1 0.35 text, 5 0.35 text',
    'video timeline': '1 0.35 text',
  });
});

describe('what is found', () => {
  const found = (id: number, score: number, fields: Partial<ResultTool> = {}): ResultTool => ({
    tool: tools[id - 1] ?? makeSearchTool(),
    score,
    task: null,
    fit: null,
    by: 'task',
    ...fields,
  });
  const order = (fields: Partial<SearchQuery>, list: ResultTool[] = [1, 2, 3, 4, 5].map((id) => found(id, 1))) =>
    shown(ranked(list, query(fields)));
  it('is weighed by price', () => {
    const factors = (fields: Partial<SearchQuery>) =>
      [0, 10, 10.5, 20, 20.5, 50, 51, null]
        .map((monthly) => priceFactor(makeSearchTool({ monthly }), query(fields)))
        .join(' ');
    const cheap = { price: 'cheap' as const };
    expect([{}, { price: 'free' as const }, cheap, { ...cheap, most: 20 }].map(factors)).toEqual([
      '1 1 1 1 1 1 1 1',
      '0.1 0.1 0.1 0.1 0.1 0.1 0.1 0.1',
      '1 1 0.85 0.85 0.6 0.6 0.12 0.12',
      '1 1 1 1 0.12 0.12 0.12 0.12',
    ]);
    expect(priceFactor(makeSearchTool({ isFree: true }), query({ price: 'free' }))).toBe(1);
    expect([{}, { price: 'free' as const }, cheap, { ...cheap, most: 10 }].map((fields) => order(fields))).toEqual([
      '3 1 task, 1 1 task, 2 1 task, 4 1 task, 5 1 task',
      '1 1 task',
      '1 1 task, 2 1 task, 3 0.85 task',
      '1 1 task, 2 1 task',
    ]);
    const named = [...[1, 2, 3, 5].map((id) => found(id, 1)), found(5, 9, { by: 'name' })];
    expect(order({ price: 'cheap' }, named)).toEqual('5 1.08 name, 1 1 task, 2 1 task, 3 0.85 task');
  });
  it('is weighed by rights', () => {
    expect(grantedShare(makeSearchTool({ granted: ['api'] }), ['api', 'paid work'])).toBe(0.5);
    expect([
      order({ asked: ['licensed data'] }),
      order({ asked: ['licensed data', 'paid work'] }),
      order({ hoped: ['api'] }),
      order({ hoped: ['own computer'] }),
      order({ hoped: ['own computer', 'api'] }),
      order({ hoped: ['on windows'] }),
      order({ asked: ['on windows'] }),
      order({ asked: ['paid once'] }),
      order({ asked: ['paid once'] }, [found(2, 1), found(3, 1)]),
      order({ asked: ['paid once'] }, [found(1, 1), found(2, 9, { by: 'name' }), found(3, 1), found(5, 1)]),
      order({ asked: ['licensed data'] }, [
        found(1, 1, { task: licensed, fit: 'made for' }),
        found(1, 1, { task: licensed, fit: 'can' }),
        found(1, 1, { task: cut, fit: 'made for' }),
      ]),
      order({ asked: ['licensed data'] }, [found(1, 1, { by: 'name' })]),
      order({}, [found(1, 1), found(2, 0.15), found(3, 0.149)]),
      order({}, []),
    ]).toEqual([
      '3 1 task, 2 1 task, 1 0.15 task, 4 0.15 task, 5 0.15 task',
      '3 1 task, 2 0.575 task, 1 0.15 task, 4 0.15 task, 5 0.15 task',
      '2 1 task, 3 0.65 task, 1 0.65 task, 4 0.65 task, 5 0.65 task',
      '5 1 task, 3 0.45 task, 1 0.45 task, 2 0.45 task, 4 0.45 task',
      '3 0.45 task, 1 0.45 task, 2 0.45 task, 4 0.45 task, 5 0.45 task',
      '5 1 task, 1 0.65 task, 2 0.65 task, 4 0.65 task',
      '5 1 task, 1 0.15 task, 2 0.15 task, 4 0.15 task',
      '5 1 task, 1 0.15 task',
      '3 0.15 task, 2 0.15 task',
      '2 9 name',
      '1 1 task find-licensed-music made for, 1 0.15 task cut-video made for, 1 0.15 task find-licensed-music can',
      '1 1 name',
      '1 1 task, 2 0.15 task',
      '',
    ]);
  });
  it('is sorted by score, fit, paid work, what is confirmed, the editors and age', () => {
    const one = (
      id: number,
      score: number,
      fit: ResultTool['fit'],
      fields: Parameters<typeof makeSearchTool>[0] = {},
    ) => found(1, score, { fit, tool: makeSearchTool({ id, ...fields }) });
    const list = [
      one(9, 1, null),
      one(11, 1, null, { isPaidWorkBarred: true, confirmed: 9, isPick: true }),
      one(10, 1, null, { granted: ['paid work'] }),
      one(8, 1, null),
      one(7, 1.002, 'can'),
      one(6, 1, null, { isPick: true }),
      one(5, 1, null, { confirmed: 1 }),
      one(4, 1, 'made for'),
      one(3, 1.006, null),
      one(2, 0.99, 'made for'),
      one(1, 1, 'good at'),
    ];
    expect(sorted(list).map(({ tool }) => tool.id)).toEqual([3, 4, 1, 7, 10, 5, 6, 8, 9, 11, 2]);
    expect(sorted(list.toReversed()).map(({ tool }) => tool.id)).toEqual([3, 4, 1, 7, 10, 5, 6, 8, 9, 11, 2]);
  });
});

describe('other tools', () => {
  it('are asked for by a word', () =>
    expect(
      'alternatives replacing substitute competitors clone instead switching similar unreplaced'
        .split(' ')
        .filter((word) => !asksForAnother(word)),
    ).toEqual(['unreplaced']));
  it('are wanted where the named one is not of the kind', () => {
    const other = (typed: string) =>
      otherThanNamed(engine, parseQuery(typed))
        .map(({ id }) => id)
        .join();
    const typed =
      'free cutter | free dubber | cheap dubber | dubber | open source dubber | open source bulker | free open source bulker | self hosted dubber | free acme | free sushi | open source offline bulker | indemnity dubber';
    expect(Object.fromEntries(typed.split(' | ').map((text) => [text, other(text)]))).toEqual({
      'cheap dubber': '',
      dubber: '',
      'free acme': '',
      'free cutter': '',
      'free dubber': '2',
      'free open source bulker': '5',
      'free sushi': '',
      'indemnity dubber': '',
      'open source bulker': '',
      'open source dubber': '2',
      'open source offline bulker': '',
      'self hosted dubber': '2',
    });
  });
  it('stand behind those that are compared', () =>
    expect([
      both(comparison(engine, toolsOf(1, 2))),
      both(comparison(engine, [...toolsOf(5), ...toolsOf(4)])),
      both(comparison(engine, toolsOf(3, 6))),
    ]).toEqual([
      '1 5 name, 2 4.9 name, 5 0.5255 likeness | cut-video 1, dub-films 1, make-images-in-bulk 1',
      '5 5 name, 4 4.9 name, 1 1.1 likeness, 2 0.3068 likeness | make-images-in-bulk 1, cut-video 1, dub-films 1',
      '3 5 name, 6 4.9 name, 5 0.6 likeness, 1 0.2 likeness | find-licensed-music 1, make-images-in-bulk 1, cut-video 1',
    ]));
  it('are near to those that are left', () => {
    const left = (ids: number[], fields: Partial<SearchQuery> = {}) =>
      both(instead(engine, toolsOf(...ids), query(fields)));
    expect({
      one: left([1]),
      dead: left([4]),
      replaced: left([6]),
      lost: left([7]),
      two: left([1, 2]),
      all: left([1, 2, 3, 5]),
      words: left([2], { words: ['cut', 'video', 'dubber', 'alternative', 'acme'] }),
      own: left([2], { words: ['dubber'] }),
      unknown: left([2], { words: ['sushi'] }),
      price: left([2], { price: 'free' }),
      rights: left([2], { asked: ['open source'] }),
      another: left([1], { words: ['music'], isForAnother: true }),
      anotherDead: left([2], { words: ['cut', 'video'], isForAnother: true }),
      anotherUnknown: left([1], { words: ['sushi'], isForAnother: true }),
    }).toEqual({
      all: ' | cut-video 1, dub-films 1, make-images-in-bulk 1, find-licensed-music 1',
      another: '3 0.2136 likeness | find-licensed-music 0.763',
      anotherDead: '1 1.8379 likeness, 5 0.4955 likeness | cut-video 1.3128',
      anotherUnknown: '2 1 likeness, 5 0.8893 likeness | cut-video 1, dub-films 1, make-images-in-bulk 1',
      dead: '1 1.2 likeness, 5 1 likeness, 2 0.4286 likeness | cut-video 1, dub-films 1, make-images-in-bulk 1',
      lost: ' | ',
      one: '2 1 likeness, 5 0.8893 likeness | cut-video 1, dub-films 1, make-images-in-bulk 1',
      own: '1 1 likeness, 5 0.1617 likeness | dub-films 1, cut-video 1',
      price: '1 1 likeness | dub-films 1, cut-video 1',
      replaced: '5 1.2 likeness, 1 0.4 likeness, 2 0.0741 likeness | make-images-in-bulk 1, cut-video 1',
      rights: '5 0.1617 likeness, 1 0.15 likeness | dub-films 1, cut-video 1',
      two: '5 0.5255 likeness | cut-video 1, dub-films 1, make-images-in-bulk 1',
      unknown: '1 1 likeness, 5 0.1617 likeness | dub-films 1, cut-video 1',
      words: '1 1.7128 likeness | cut-video 1.3128',
    });
  });
});
