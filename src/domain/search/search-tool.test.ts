import { describe, expect, it } from 'vitest';
import { makeTask } from '#domain/task/make-task.ts';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import { makeSearchTool } from './make-search-tool.ts';
import { packSearch, unpackSearch, unpackTasks } from './pack-search.ts';
import { besidesRights, grantedBy, isOfWorking, readAsked, tasksAbout } from './rights-words.ts';
import { searchTool, taskWeight } from './search-tool.ts';

describe('what the search reads of a tool', () => {
  const tool = makeTool({
    id: 7,
    maker: 'Acme',
    alsoKnownAs: ['Other', 'Older'],
    tasks: [
      { task: 'cut', fit: 'can', note: 'Notes scenes' },
      { task: 'dub', fit: 'made for', note: '' },
    ],
    status: { state: 'shut down', note: '', since: null, replacedBy: 9 },
    evidence: { ...noEvidence(), price: makeEvidence() },
    yakPick: 'Good for boards of all kinds',
  });
  it('is all of it, or less in a large catalogue', () => {
    expect(searchTool(tool)).toEqual({
      category: 'AI image generation',
      confirmed: 1,
      departments: ['creative'],
      goals: ['design-visual'],
      granted: ['paid work'],
      id: 7,
      isAlive: false,
      isPaidWorkBarred: false,
      isFree: false,
      isPick: true,
      maker: 'Acme',
      monthly: 10,
      name: 'Some Tool',
      names: ['Other', 'Older'],
      replacedBy: 9,
      tasks: [
        { fit: 'can', task: 'cut' },
        { fit: 'made for', task: 'dub' },
      ],
      words: 'imag generat pictur plac not exist board first draft draw read long prompt keep look scen',
    });
    const { names, category, departments, goals, words, isPick } = searchTool({ ...tool, yakPick: null }, false);
    expect({ names, category, departments, goals, words, isPick }).toEqual({
      category: '',
      departments: [],
      goals: [],
      isPick: false,
      names: ['Other'],
      words: '',
    });
  });
  it('weighs its tasks by fit and place', () =>
    expect(['cut', 'dub', 'none'].map((slug) => taskWeight(searchTool(tool), slug))).toEqual([0.3, 0.96, 0]));
});

describe('what a tool grants', () => {
  const granted = (fields: Parameters<typeof makeTool>[0]) =>
    grantedBy(
      makeTool({
        description: '',
        pros: [],
        idealUseCases: '',
        pricing: { amount: 1, period: 'month', details: '' },
        standardPricing: '',
        rights: { commercialUse: 'no', trainsOnUploads: 'yes', indemnity: 'no' },
        ...fields,
      }),
    ).join();
  it('follows from its facts, its texts and its tasks', () => {
    const license = (details: string) => ({ pricing: { amount: 1, period: 'license', details } as const });
    const [plan] = makeTool({ pricing: { amount: 0, period: 'month', details: '' } }).plans;
    const costsNothing = (name: string) => ({ plans: [{ ...plan!, name }] });
    const does = (task: string, fit: 'can' | 'good at') => ({ tasks: [{ task, fit, note: '' }] });
    expect([
      granted({}),
      granted({ rights: { commercialUse: 'yes', trainsOnUploads: 'no', indemnity: 'yes' }, ethicallyTrained: 'yes' }),
      granted({ rights: { commercialUse: 'depends', trainsOnUploads: 'maker silent', indemnity: 'depends' } }),
      granted({ description: 'Open source, on your own computer, offline on Windows' }),
      granted({ pros: ['Works', 'Photoshop panel', 'an API'] }),
      granted({ pros: ['on', 'your own computer'] }),
      granted({ idealUseCases: 'On the phone app, for Mac' }),
      granted({ standardPricing: 'In the browser' }),
      granted(license('Paid once, self-hosted')),
      granted(license('A seat')),
      granted(costsNothing('Desktop')),
      granted(costsNothing('Free account')),
      granted({ pricing: { amount: 1, period: 'month', details: 'Once' } }),
      granted(does('transcribe-offline', 'good at')),
      granted(does('transcribe-offline', 'can')),
      granted(does('make-images-in-bulk', 'good at')),
    ]).toEqual([
      '',
      'paid work,licensed data,indemnity,no training',
      'indemnity',
      'open source,own computer,on windows',
      'plug-in,api',
      'own computer',
      'on a phone,on a mac',
      'in a browser',
      'own computer,paid once',
      'paid once',
      'paid once',
      '',
      '',
      'own computer',
      '',
      '',
    ]);
  });
  it('is asked in many words', () => {
    const texts = [
      'commercial use',
      'a commercial',
      'ethical image generator',
      'music we may sell offline',
      'api for lawyers',
      'sushi',
      'mac plugin',
    ];
    expect(
      texts.map((text) => {
        const { asked, words } = readAsked(text);
        return `${asked} | ${words}`;
      }),
    ).toEqual([
      'paid work,licensed data | commercial,use',
      ' | ',
      'licensed data | ethical',
      'paid work,licensed data,own computer | sell,offline',
      'licensed data,indemnity,api | lawyers,api',
      ' | ',
      'on a mac,plug-in | mac,plugin',
    ]);
    expect(tasksAbout(['api', 'paid work', 'own computer'])).toEqual([
      'make-images-in-bulk',
      'make-images-on-your-own-computer',
      'transcribe-offline',
    ]);
    expect([isOfWorking('api'), isOfWorking('own computer')]).toEqual([true, false]);
    const words = ['video', 'api', 'files'];
    expect([besidesRights(words, []), besidesRights(words, ['api'])]).toEqual([words, ['video']]);
  });
});

it('travels packed', () => {
  const tasks = [
    makeTask({ slug: 'cut', title: 'Cut', says: ['trim'] }),
    makeTask({ slug: 'dub', title: 'Dub', says: [] }),
  ];
  const plain = [
    makeSearchTool({
      id: 3,
      maker: 'B',
      names: ['x', 'y'],
      tasks: [
        { task: 'dub', fit: 'can' },
        { task: 'gone', fit: 'can' },
        { task: 'cut', fit: 'good at' },
      ],
      granted: ['paid work', 'api'],
      isFree: true,
      monthly: 9,
      replacedBy: 4,
      words: 'w',
    }),
    makeSearchTool({ id: 4, maker: 'A', isAlive: false, isPick: true, confirmed: 5 }),
    makeSearchTool({ id: 5, maker: 'B', isPaidWorkBarred: true }),
  ];
  const packed = packSearch(plain, tasks);
  const rich = plain.map((tool, at) =>
    at === 1 ? tool : { ...tool, category: `c${at}`, departments: ['social' as const], goals: ['analysis' as const] },
  );
  const withUses = packSearch(rich, tasks);
  expect(packed).toEqual({
    barred: [2],
    categories: [],
    category: [],
    does: [[5, 1], [], []],
    facts: [28673, 360448, 16384],
    maker: [0, 1, 0],
    makers: ['B', 'A'],
    monthly: [9, null, null],
    names: ['x\ny', '', ''],
    replaced: { '3': 4 },
    tasks: [
      ['cut', 'Cut', 'trim'],
      ['dub', 'Dub'],
    ],
    uses: [],
    words: ['w', '', ''],
  });
  expect([withUses.categories, withUses.category, withUses.uses]).toEqual([
    ['c0', '', 'c2'],
    [0, 1, 2],
    [272, 0, 272],
  ]);
  const alone = (fields: Parameters<typeof makeSearchTool>[0]) => packSearch([makeSearchTool(fields)], []).uses;
  expect(
    [{}, { category: 'c' }, { goals: ['automation' as const] }, { departments: ['creative' as const] }].map(alone),
  ).toEqual([[], [0], [128], [1]]);
  const known = (tools: typeof plain) =>
    tools.map((tool) => ({ ...tool, tasks: tool.tasks.filter(({ task }) => task !== 'gone') }));
  expect(unpackSearch(packed, plain)).toEqual(known(plain));
  expect(unpackSearch(withUses, rich)).toEqual(known(rich));
  expect(unpackTasks(packed)).toEqual([
    { slug: 'cut', title: 'Cut', says: ['trim'] },
    { slug: 'dub', title: 'Dub', says: [] },
  ]);
  expect(
    unpackSearch(
      {
        ...packed,
        tasks: [],
        makers: [],
        maker: [],
        names: [],
        does: [[5]],
        facts: [],
        monthly: [],
        replaced: {},
        words: [],
      },
      [
        { id: 1, name: 'N' },
        { id: 2, name: 'M' },
      ],
    ),
  ).toEqual([
    {
      category: '',
      confirmed: 0,
      departments: [],
      goals: [],
      granted: [],
      id: 1,
      isAlive: false,
      isFree: false,
      isPaidWorkBarred: false,
      isPick: false,
      maker: '',
      monthly: null,
      name: 'N',
      names: [],
      replacedBy: null,
      tasks: [{ fit: 'can', task: '' }],
      words: '',
    },
    {
      category: '',
      confirmed: 0,
      departments: [],
      goals: [],
      granted: [],
      id: 2,
      isAlive: false,
      isFree: false,
      isPaidWorkBarred: false,
      isPick: false,
      maker: '',
      monthly: null,
      name: 'M',
      names: [],
      replacedBy: null,
      tasks: [],
      words: '',
    },
  ]);
});
