import { describe, expect, test } from 'vitest';
import { makeTask } from '#domain/task/make-task.ts';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makePlan, makeTool } from '#domain/tool/editing/make-tool.ts';
import { savedTotal } from '#domain/tool/plan/saved-total.ts';
import type { RightsAnswer } from '#domain/tool/tool-words.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type BriefOptions, briefFoot, makeBrief, sampleText } from './brief.ts';
import { briefFileName, writeBrief } from './brief-file.ts';
import { allowedShares, countRights, rightsText } from './rights-count.ts';
import { coverTasks, deskJobsText, sharedJobs } from './task-cover.ts';

const now = new Date('2026-11-22T12:00:00Z');
const rights = (trainsOnUploads: Tool['rights']['trainsOnUploads']): Tool['rights'] => ({
  commercialUse: 'yes',
  trainsOnUploads,
  indemnity: 'not read',
});
const confirmed = makeTool({
  id: 1,
  name: 'Boards',
  rights: rights('no'),
  evidence: { ...noEvidence(), price: makeEvidence() },
  tasks: [{ task: 'make-images', fit: 'made for', note: 'Its one job' }],
});
const unconfirmed = makeTool({
  id: 2,
  name: 'Clips',
  rights: rights('yes'),
  pricing: { amount: 25, period: 'month', details: '' },
  tasks: [{ task: 'make-images', fit: 'good at', note: 'Its other one' }],
});
const tasks = [makeTask(), makeTask({ slug: 'cut-video', title: 'Cut a video' })];
const autumn = (fields: Partial<BriefOptions> = {}) =>
  makeBrief({
    title: 'Autumn: launch!',
    tools: [
      { tool: confirmed, note: '=cheap' },
      { tool: unconfirmed, note: '' },
    ],
    tasks,
    now,
    ...fields,
  });

describe('a brief', () => {
  test('adds up, marks what nobody has confirmed, and says who stands behind each value', () => {
    const brief = autumn();
    expect(brief.total).toMatchObject({ monthlyAmount: 35, unconfirmed: ['Clips'] });
    expect(brief.tools.map(({ price }) => price)).toEqual([
      '$10 a month, paid work included',
      '$25* a month, paid work included',
    ]);
    expect(brief.tools[0]?.facts[0]).toMatchObject({
      standing: 'Confirmed 1 November 2026: example.com/pricing',
      source: 'https://example.com/pricing',
      isConfirmed: true,
    });
    expect(brief.tools[1]?.facts[0]).toMatchObject({ standing: 'Not confirmed yet: check with Clips', source: null });
  });

  test('names the jobs that are done, and counts those of the desk', () => {
    expect(autumn().tasks).toEqual({
      desk: 'creative',
      covered: [{ slug: 'make-images', title: 'Make images', names: ['Boards', 'Clips'] }],
      deskJobs: { all: 2, done: 1 },
    });
    const does = (name: string, department: 'brand' | 'social', ...own: string[]) =>
      makeTool({
        name,
        departments: [department, 'brand'],
        tasks: own.map((task) => ({ task, fit: 'good at', note: '' })),
      });
    const able = makeTool({ departments: ['social', 'brand'], tasks: [{ task: 'm1', fit: 'can', note: '' }] });
    const all = ['a', 'b', 'c', ...Array.from({ length: 8 }, (_, index) => `m${index + 1}`)];
    const desks = (slug: string) => (slug === 'm2' ? ['brand' as const, 'social' as const] : ['social' as const]);
    const list = [does('A', 'brand', 'a', 'b'), does('B', 'social', 'b', 'c'), does('C', 'social', 'b', 'c'), able];
    expect(
      coverTasks(
        list,
        all.map((slug) => makeTask({ slug, title: slug, desks: desks(slug) })),
      ),
    ).toEqual({
      desk: 'social',
      covered: [
        { slug: 'b', title: 'b', names: ['A', 'B', 'C'] },
        { slug: 'c', title: 'c', names: ['B', 'C'] },
        { slug: 'a', title: 'a', names: ['A'] },
      ],
      deskJobs: { all: 10, done: 3 },
    });
    const empty = coverTasks([], tasks);
    expect(empty).toEqual({ desk: null, covered: [], deskJobs: { all: 0, done: 0 } });
    expect([autumn().tasks, empty].map(deskJobsText)).toEqual(['1 of the 2 jobs of the creative desk', '']);
    expect(sharedJobs(autumn().tasks).map(({ slug }) => slug)).toEqual(['make-images']);
    expect(sharedJobs(autumn({ most: 1 }).tasks)).toEqual([]);
    const gone = { ...confirmed, status: { ...confirmed.status, state: 'shut down' as const } };
    expect(autumn({ tools: [{ tool: gone, note: '' }] }).tasks.covered).toEqual([]);
  });

  test('says of a tool what stands in its way and what stands behind each of its values', () => {
    const status = { state: 'watch', note: 'Sold in May', since: null, replacedBy: null } as const;
    const tool = makeTool({
      category: ' video AI , 3D',
      status,
      rights: { commercialUse: 'not read', trainsOnUploads: 'not read', indemnity: 'yes' },
      ethicallyTrained: 'Licensed stock',
      evidence: { ...noEvidence(), price: makeEvidence(), commercialUse: makeEvidence({ kind: 'press' }) },
    });
    const [source, none] = ['https://example.com/pricing', 'Not confirmed yet: check with Some Tool'];
    expect(makeBrief({ title: 'T', tools: [{ tool, note: 'Why' }], tasks: [], now })).toEqual({
      title: 'T',
      intro: '',
      byName: '',
      madeOn: '2026-11-22',
      tools: [
        {
          id: 1,
          name: 'Some Tool',
          path: '/tool-fluid/1',
          link: 'https://example.com/',
          description: tool.description,
          note: 'Why',
          use: 'Boards and first drafts',
          skipItIf: 'you need vector files',
          category: 'video AI',
          price: 'From $10 a month. Paid work: not confirmed on any plan',
          isPriceUnconfirmed: false,
          status: 'Sold in May',
          terms: '',
          facts: [
            [
              'price',
              'Price',
              'From $10 a month. Paid work: not confirmed on any plan',
              'Confirmed 1 November 2026: example.com/pricing',
              true,
              source,
            ],
            [
              'commercialUse',
              'Commercial use',
              'Not read yet',
              'Press: example.com/pricing, 1 November 2026',
              false,
              source,
            ],
            ['trainsOnUploads', 'Trains on your uploads', 'Not read yet', '', false, null],
            ['indemnity', 'Indemnity', 'Yes', none, false, null],
            ['ethics', 'Training data', 'Licensed stock', none, false, null],
          ].map(([name, title, value, standing, isConfirmed, page]) => {
            return { name, title, value, standing, isConfirmed, source: page, copy: null };
          }),
        },
      ],
      leftOut: 0,
      total: savedTotal([tool]),
      rights: countRights([tool]),
      tasks: coverTasks([tool], []),
    });
  });

  test('as a sample holds the first tools, sums only them, and says so', () => {
    const sample = autumn({ most: 1 });
    expect([sample.tools.length, sample.leftOut, sample.total.monthlyAmount]).toEqual([1, 1, 10]);
    expect(sampleText(sample)).toBe('A sample: the first 1 of 2 tools. Yak Core exports all of them.');
    expect(writeBrief(sample, 'csv', 'https://yak.test')).toContain('A sample: the first 1 of 2 tools');
    expect(sampleText(autumn())).toBe('');
  });
});

describe('rights at a glance', () => {
  const texts = (...tools: Parameters<typeof makeTool>[0][]) =>
    countRights(tools.map((fields, at) => makeTool({ name: 'ABCDEFG'[at] ?? '', ...fields }))).map(rightsText);
  const answer = (one: RightsAnswer) => ({ rights: { commercialUse: one, trainsOnUploads: one, indemnity: one } });

  test('count as good what was read alone, and name the tools behind every other answer', () => {
    expect(texts(answer('no'), answer('not read'), answer('maker silent'), answer('yes'), answer('disputed'))).toEqual([
      'Uploads: 1 of 5 known to stay out of training. May train: D. Disputed: E. Maker doesn’t say: C. Not read: B.',
      'Paid work: 1 of 5 known to allow it. Not allowed: A. Disputed: E. Maker doesn’t say: C. Not read: B.',
      'Indemnity: 1 of 5 known to offer it on some plan. Disputed: E. None offered: A. Maker doesn’t say: C. Not read: B.',
    ]);
    expect(texts(answer('not read'), answer('not read'))).toEqual([
      'Uploads: 0 of 2 known to stay out of training. Not read: A and B.',
      'Paid work: 0 of 2 known to allow it. Not read: A and B.',
      'Indemnity: 0 of 2 known to offer it on some plan. Not read: A and B.',
    ]);
    expect(countRights([])).toEqual([]);
  });

  test('name a yes to paid work under a condition, whether it has a price or not', () => {
    const plan = (condition: string, amount: number | null) =>
      makePlan('Pro', { amount }, { commercialUse: { answer: 'yes', condition, evidence: [] } });
    expect(
      texts({ plans: [plan('no broadcast', 10)] }, { plans: [plan('no ads', null)] }, { plans: [plan('', null)] })[1],
    ).toBe('Paid work: 3 of 3 known to allow it. On conditions: A and B.');
    expect(texts(answer('depends'), answer('does not apply'))[1]).toBe(
      'Paid work: 1 of 2 known to allow it. Depends on the use: A.',
    );
  });

  test('tell uploads that a plan or a setting keeps out from those that stay out by themselves, and count nothing that is gone', () => {
    const plan = (name: string, trains: 'yes' | 'no') =>
      makePlan(name, { amount: 1 }, { trainsOnUploads: { answer: trains, condition: '', evidence: [] } });
    const mixed = { plans: [plan('Free', 'yes'), plan('Pro', 'no')] };
    const gone = { ...answer('no'), status: { state: 'shut down', note: '', since: null, replacedBy: null } as const };
    expect(texts(mixed, answer('opt-out'), gone)[0]).toBe(
      'Uploads: 0 of 3 known to stay out of training. By plan or setting: A and B. Shut down: C.',
    );
  });

  test('tell a tool that offers no indemnity on the plans that were read from one of which nothing was', () => {
    const plan = (name: string, answer: 'no' | 'not read') =>
      makePlan(name, { amount: 1 }, { indemnity: { answer, condition: '', evidence: [] } });
    const mixed = { ...answer('not read'), plans: [plan('Pro', 'no'), plan('Enterprise', 'not read')] };
    expect(texts(mixed, { ...answer('not read'), plans: [plan('Pro', 'not read')] })[2]).toBe(
      'Indemnity: 0 of 2 known to offer it on some plan. None where read: A. Not read: B.',
    );
  });
});

describe('a file', () => {
  test('is named after its list and its day', () => {
    expect(briefFileName(autumn(), 'markdown')).toBe('autumn-launch-2026-11-22.md');
    const madeOn = '2026-11-22';
    expect(briefFileName({ title: ' Café  Noir! ', madeOn }, 'json')).toBe('cafe-noir-2026-11-22.json');
    expect(briefFileName({ title: 'x'.repeat(41), madeOn }, 'csv')).toBe(`${'x'.repeat(40)}-2026-11-22.csv`);
    expect(briefFileName({ title: '???', madeOn: '2026-11-22' }, 'csv')).toBe('collection-2026-11-22.csv');
  });

  const status = { state: 'watch', note: '', since: null, replacedBy: null } as const;
  const launch = () =>
    makeBrief({
      title: '[x](javascript:1) *b*',
      intro: 'For\n the launch',
      byName: 'Studio #1',
      tools: [
        { tool: { ...confirmed, status }, note: '=cheap, "fast"' },
        { tool: { ...unconfirmed, ethicallyTrained: 'Licensed stock' }, note: '' },
      ],
      tasks: [...tasks, makeTask({ slug: 'mix-sound', title: 'Mix sound' })],
      now,
    });
  const unread = (name: string) => `Not confirmed yet: check with ${name}`;

  test('as CSV has a row for each tool, and no cell that a spreadsheet runs', () => {
    const facts = ['Price', 'Commercial use', 'Trains on your uploads', 'Indemnity', 'Training data'];
    const heads = facts
      .flatMap((fact) => [fact, `${fact}: standing`, `${fact}: source`, `${fact}: read in the copy`])
      .join(',');
    const about = 'AI image generation,Boards and first drafts,you need vector files';
    expect(writeBrief(launch(), 'csv', 'https://yak.test').split('\r\n')).toEqual([
      `\uFEFFTool,Note,Category,Take it for,Skip it if,Status,${heads},Terms,Maker,In the guide`,
      `Boards,"'=cheap, ""fast""",${about},watch,"$10 a month, paid work included",Confirmed 1 November 2026: example.com/pricing,https://example.com/pricing,,Yes,${unread('Boards')},,,No,${unread('Boards')},,,Not read yet,,,,Not stated,,,,,https://example.com/,https://yak.test/tool-fluid/1`,
      `Clips,,${about},,"$25* a month, paid work included",${unread('Clips')},,,Yes,${unread('Clips')},,,Yes,${unread('Clips')},,,Not read yet,,,,Licensed stock,${unread('Clips')},,,,https://example.com/,https://yak.test/tool-fluid/2`,
      '',
    ]);
    const { tools, ...rest } = autumn();
    const noted = tools.slice(0, 1).map((tool) => ({ ...tool, note: ' said ', facts: [], status: '' }));
    expect(writeBrief({ ...rest, tools: noted, leftOut: 1 }, 'csv', 'https://yak.test').split('\r\n')).toEqual([
      '\uFEFFTool,Note,Category,Take it for,Skip it if,Status,Terms,Maker,In the guide',
      `Boards," said ",${about},,,https://example.com/,https://yak.test/tool-fluid/1`,
      'A sample: the first 1 of 2 tools. Yak Core exports all of them.',
      '',
    ]);
    expect(writeBrief({ ...rest, tools: [] }, 'csv', 'https://yak.test').split('\r\n')).toHaveLength(2);
  });

  test('as Markdown keeps what was typed letter for letter', () => {
    const about =
      'Makes pictures of places that do not exist, for boards and first drafts. Take it for: Boards and first drafts. Skip it if you need vector files.';
    const full = launch();
    expect(writeBrief(full, 'markdown', 'https://yak.test').split('\n\n')).toEqual([
      '# \\[x\\](javascript:1) \\*b\\*',
      'By Studio \\#1',
      'For the launch',
      [
        '* Monthly total: $35*',
        '* With paid work: $35\\* a month, on the cheapest plans that permit it.',
        '* Uploads: 1 of 2 known to stay out of training. May train: Clips.',
        '* Paid work: 2 of 2 known to allow it.',
        '* Indemnity: 0 of 2 known to offer it on some plan. Not read: Boards and Clips.',
        '* Done by several: Make images (Boards, Clips)',
        '* Jobs covered: Make images',
        '* 1 of the 3 jobs of the creative desk',
      ].join('\n'),
      '## 1. [Boards](https://yak.test/tool-fluid/1)',
      '> =cheap, "fast"',
      about,
      '**Status:** watch',
      [
        '* **Price:** $10 a month, paid work included (Confirmed 1 November 2026: example.com/pricing, <https://example.com/pricing>)',
        `* **Commercial use:** Yes (${unread('Boards')})`,
        `* **Trains on your uploads:** No (${unread('Boards')})`,
        '* **Indemnity:** Not read yet',
        '* **Training data:** Not stated',
      ].join('\n'),
      '## 2. [Clips](https://yak.test/tool-fluid/2)',
      about,
      [
        `* **Price:** $25\\* a month, paid work included (${unread('Clips')})`,
        `* **Commercial use:** Yes (${unread('Clips')})`,
        `* **Trains on your uploads:** Yes (${unread('Clips')})`,
        '* **Indemnity:** Not read yet',
        `* **Training data:** Licensed stock (${unread('Clips')})`,
      ].join('\n'),
      `_${briefFoot(full).replace('*', '\\*')}_\n`,
    ]);
    expect(briefFoot(full)).toBe(
      'Put together with Yak on 22 November 2026. Each value says who stands behind it; * marks a price that nobody has confirmed. Prices are for one person, or the fewest seats that are sold, at the cheapest plan. Check with the maker before you sign.',
    );
    const bare = { ...makeBrief({ title: 'T', tools: [{ tool: confirmed, note: '' }], tasks: [], now }), leftOut: 1 };
    const parts = writeBrief(bare, 'markdown', 'https://yak.test').split('\n\n');
    expect(parts.map((part) => part.slice(0, 12))).toEqual([
      '# T',
      '* Monthly to',
      '## 1. [Board',
      'Makes pictur',
      '* **Price:**',
      '**A sample: ',
      '_Put togethe',
    ]);
    expect(parts[1]?.split('\n').map((line) => line.slice(0, 20))).toEqual([
      '* Monthly total: $10',
      '* With paid work: $1',
      ...['* Uploads: 1 of 1 kn', '* Paid work: 1 of 1 ', '* Indemnity: 0 of 1 '],
    ]);
  });

  test('as JSON is the brief itself with its foot', () => {
    const brief = autumn();
    const file = { ...brief, sample: '', foot: briefFoot(brief), site: 'https://yak.test' };
    expect(JSON.parse(writeBrief(brief, 'json', file.site))).toEqual(file);
  });
});

test('what one may do with a list: conditions and choices are told, what is unread or gone is not counted', () => {
  const tool = (
    commercialUse: Tool['rights']['commercialUse'],
    trainsOnUploads: Tool['rights']['trainsOnUploads'],
  ) => ({
    ...makeTool({ rights: { commercialUse, trainsOnUploads, indemnity: 'not read' }, priceOfYes: null }),
  });
  const pro = (hasConditions: boolean) => ({ plan: 'Pro', hasConditions });
  const lines = (...tools: Parameters<typeof allowedShares>[0]) =>
    allowedShares(tools).map(({ count, text }) => `${count} ${text}`);
  const gone = { ...tool('yes', 'no'), status: { state: 'shut down' as const } };
  expect(lines(tool('yes', 'no'), tool('not read', 'opt-out'), tool('does not apply', 'yes'), gone)).toEqual([
    '2 of 4 allow paid work',
    '1 of 4 Some Tool keeps uploads out of training, 1 more by plan or setting',
  ]);
  const hanging = { ...tool('depends', 'not read'), priceOfYes: pro(true) };
  expect(lines(hanging, { ...hanging, priceOfYes: pro(false) })).toEqual([
    '2 of 2 allow paid work, 1 of them by plan or condition',
    '0 of 2 keep uploads out of training',
  ]);
  const kept = (count: number) => lines(...Array.from({ length: count }, () => tool('yes', 'no')))[1];
  expect([kept(2), kept(3)]).toEqual([
    '2 of 2 Some Tool and Some Tool keep uploads out of training',
    '3 of 3 keep uploads out of training',
  ]);
  expect(lines(hanging, tool('depends', 'no'))[0]).toBe('2 of 2 allow paid work, by plan or condition');
  expect(lines(hanging)[0]).toBe('1 of 1 allows paid work, by plan or condition');
});
