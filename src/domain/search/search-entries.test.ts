import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { firstTasks } from './first-tasks.ts';
import { makeSearchTool } from './make-search-tool.ts';
import { rateAsTyped, rateWithSlips, readQuery } from './rate-entry.ts';
import { searchEntries } from './search-entries.ts';
import { prepareEntries, type SearchGroup } from './search-entry.ts';
import { sitePages } from './site-pages.ts';
import { typingDistance } from './typing-distance.ts';
import { whyFound } from './why-found.ts';
import { askables } from './rights-words.ts';
import { makeTask } from '#domain/task/make-task.ts';

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

describe('how well an entry answers', () => {
  const [prepared] = prepareEntries([{ group: 'tools', title: 'Deep L Write', hint: 'Copy, proofread', path: '/' }]);
  const rated = (typed: string) => {
    const query = readQuery(typed);
    return prepared && query && `${rateAsTyped(prepared, query)} ${rateWithSlips(prepared, query)}`;
  };
  it('is made ready once', () => {
    expect(prepared).toEqual({
      about: ' copy proofread',
      folded: 'deep l write',
      group: 'tools',
      hint: 'Copy, proofread',
      joined: 'deeplwrite',
      letters: [65584, 4096, 9699872],
      path: '/',
      title: 'Deep L Write',
      words: ['deep', 'l', 'write'],
    });
    expect(readQuery(' Deep  rémovements ')).toEqual({
      atWord: ' deep removements',
      folded: 'deep removements',
      joined: 'deepremovements',
      words: [
        { atStart: ' deep', letters: 65584, slips: 1, text: 'deep' },
        { atStart: ' removements', letters: 6086688, slips: 2, text: 'removements' },
      ],
    });
    expect(readQuery('…')).toBeNull();
    expect(readQuery('abc abcd abcdefg abcdefgh')?.words.map(({ slips }) => slips)).toEqual([0, 1, 1, 2]);
  });
  it('is told by where what was typed stands', () => {
    const typed =
      'deep l write | deep l | write | l wr | deepl | eep | eplwri | writ copy | copy | proof | roof | deep proofread | write nothing | wirte | wrtie | rwite | urite | deeq wrote | derp write | dzzp | xeep | eepd';
    expect(Object.fromEntries(typed.split(' | ').map((text) => [text, rated(text)]))).toEqual({
      copy: '4 null',
      'deep l': '1 5',
      'deep l write': '0 5',
      'deep proofread': '4 null',
      deepl: '3 6',
      'deeq wrote': 'null 7',
      'derp write': 'null 6',
      dzzp: 'null null',
      eep: '3 null',
      eepd: 'null null',
      eplwri: 'null null',
      'l wr': '2 5',
      proof: '4 null',
      roof: 'null null',
      rwite: 'null 6',
      urite: 'null null',
      wirte: 'null 6',
      'writ copy': '4 null',
      write: '2 5',
      'write nothing': 'null null',
      wrtie: 'null 6',
      xeep: 'null null',
    });
  });
  it('orders equal ones by length, then by the alphabet, and kinds by their best', () => {
    const many = prepareEntries([
      entry('tools', 'Sora two', 'Old'),
      entry('tools', 'Sora one'),
      entry('tools', 'Sora'),
      entry('drops', 'My sora'),
      entry('pages', 'Soar'),
      entry('tasks', 'The sora'),
      entry('tutorials', 'Sora b'),
      entry('tutorials', 'Sora a'),
    ]);
    const found = (typed: string, atMost: number) =>
      searchEntries(many, typed, atMost).map(
        ({ group, entries: all, total }) => `${group} ${total}: ${all.map(({ title }) => title).join(', ')}`,
      );
    expect(found('sora', 9)).toEqual([
      'tools 3: Sora, Sora one, Sora two',
      'tutorials 2: Sora a, Sora b',
      'tasks 1: The sora',
      'drops 1: My sora',
    ]);
    expect(found('sora', 1)).toEqual(['tools 3: Sora', 'tutorials 2: Sora a', 'tasks 1: The sora', 'drops 1: My sora']);
    expect(found('soar', 9)).toEqual([
      'pages 1: Soar',
      'tools 3: Sora, Sora one, Sora two',
      'tasks 1: The sora',
      'tutorials 2: Sora a, Sora b',
      'drops 1: My sora',
    ]);
    expect(found('old', 9)).toEqual(['tools 1: Sora two']);
  });
});

it('names every page besides tools, tasks and drops', () => {
  const pages = sitePages({
    lessons: [{ slug: 'cut', title: 'Cut', desk: 'production', minutes: 7 }],
    recipes: [{ slug: 'spot', title: 'A spot', job: 'Make an advert' }],
    tutorials: [{ id: 3, title: 'Begin', level: 'Beginner', category: 'Video' }],
    creators: [{ name: 'Ann', id: 'ann' }],
    articles: [{ slug: 'news', title: 'News' }],
    collections: [1, 2, null].map((count) => ({
      collection: { slug: `c-${count}`, shelf: 'department', label: `C ${count}` },
      count,
    })),
  });
  const alone = pages.slice(2, -6);
  expect([...pages.slice(0, 2), ...pages.slice(-6)].map((page) => Object.values(page).join(' | '))).toEqual([
    'tutorials | Cut | Our own, production, 7 minutes | /lessons/cut',
    'tutorials | Begin | Beginner, Video | /tutorial/3',
    'pages | C 1 | Collection: 1 tool | /tools/c-1',
    'pages | C 2 | Collection: 2 tools | /tools/c-2',
    'pages | C null | Collection | /tools/c-null',
    'pages | A spot | Recipe: Make an advert | /recipes/spot',
    'pages | Ann | Creator | /creator/ann',
    'pages | News | Article | /blog/news',
  ]);
  expect(alone).toHaveLength(33);
  expect(alone[0]).toEqual({
    group: 'pages',
    title: 'The Tools',
    hint: 'Catalogue: every entry, A to Z',
    path: '/tools',
  });
});

it('offers the tasks that most tools are for, eight of them, then the alphabet', () => {
  const tasks = 'k j i h g f e d c b a'.split(' ').map((slug) => ({ slug }));
  const doing = (...own: string[]) => ({ tasks: own.map((task) => ({ task })) });
  const offered = firstTasks(tasks, [
    doing('e'),
    doing('k', 'a'),
    doing('k', 'a'),
    doing('e', 'a'),
    doing('k'),
    doing('b'),
    doing(),
  ]);
  expect(offered.map(({ slug }) => slug).join('')).toEqual('kebacdfg');
});

it('says why a tool was found', () => {
  const task = makeTask({ slug: 'cut', title: 'Cut video' });
  const tool = makeSearchTool({ maker: 'Acme', tasks: [{ task: 'cut', fit: 'good at' }], granted: [...askables] });
  const why = (fields: Partial<Parameters<typeof whyFound>[0]>) =>
    whyFound({ tool, score: 1, task: null, fit: null, by: 'name', ...fields }, (slug) =>
      slug === 'cut' ? task.title : undefined,
    );
  expect([
    why({ tool: { ...tool, isAlive: false }, by: 'rights' }),
    why({ by: 'rights', task, fit: 'can' }),
    why({ by: 'task', task, fit: 'can' }),
    why({ task }),
    why({ fit: 'can' }),
    why({}),
    why({ tool: { ...tool, tasks: [{ task: 'gone', fit: 'can' }, ...tool.tasks] } }),
    why({ tool: { ...tool, tasks: [] } }),
    why({ tool: { ...tool, tasks: [], maker: '' } }),
  ]).toEqual([
    'Shut down',
    'May be used in paid work, trained on licensed data, gives an indemnity, does not train on uploads, open source, runs on your own computer, without a subscription, works on a phone, runs on a Mac, runs on Windows or Linux, works in the browser, works as a plug-in, has an API',
    'Can: Cut video',
    'Good at: Cut video',
    'Good at: Cut video',
    'Good at: Cut video',
    'By Acme',
    'By Acme',
    '',
  ]);
});
