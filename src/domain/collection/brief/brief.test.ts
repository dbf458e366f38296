import { describe, expect, test } from 'vitest';
import { upperFirst } from '#domain/text/first-letter.ts';
import { makeTask } from '#domain/task/make-task.ts';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makePlan, makeSource, makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Plan, PlanRight } from '#domain/tool/plan/plan.schema.ts';
import { rightsColumns, rightsRow } from '#domain/tool/plan/rights-matrix.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { uploadsKind } from '#domain/tool/ear-tag-words.ts';
import { priceParts } from '#domain/tool/plan/two-prices.ts';
import { savedTool } from '#domain/person/saved-tool.ts';
import { vocabulary } from '#catalog/vocabulary.ts';
import { savedTotal } from '#domain/tool/plan/saved-total.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type BriefOptions, briefFoot, makeBrief, sampleText } from './brief.ts';
import { briefFileName, writeBrief } from './brief-file.ts';
import { countInParts, countRights as countRows, rightsText, trainingFirst, unpricedText } from './rights-count.ts';
import { coverTasks, deskJobsText, sharedJobs } from './task-cover.ts';

const now = new Date('2026-11-22T12:00:00Z');
const countRights = (tools: readonly Tool[]) =>
  countRows(tools.map((tool) => ({ ...rightsRow(tool), status: tool.status })));
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
              'Paid work',
              'Not read yet',
              'Press: example.com/pricing, 1 November 2026',
              false,
              source,
            ],
            ['trainsOnUploads', 'Trains on uploads', 'Not read yet', '', false, null],
            ['indemnity', 'Indemnity', 'Yes', none, false, null],
            ['ethics', 'Training data', 'Licensed stock', none, false, null],
          ].map(([name, title, value, standing, isConfirmed, page]) => {
            const text = name === 'price' ? 'From $10 a month' : value;
            return { name, title, value, answer: { text, aside: '' }, standing, isConfirmed, source: page, copy: null };
          }),
        },
      ],
      leftOut: 0,
      total: savedTotal([tool]),
      rights: countRights([tool]),
      unpriced: unpricedText([tool]),
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
  const words = [{ source: 'terms', quote: 'The words.' }];
  const held = (answer: PlanRight['answer'], condition = ''): PlanRight => ({ answer, condition, evidence: words });
  const tool = (name: string, plans: Plan[], fields: Partial<Tool> = {}) =>
    makeTool({ name, plans, sources: { terms: makeSource() }, ...fields });
  const paid = (answer: PlanRight['answer'], condition = '') => ({
    commercialUse: held('yes', condition),
    trainsOnUploads: held(answer, condition),
    indemnity: held(answer === 'no' ? 'yes' : 'no', condition),
  });
  const texts = (...tools: Tool[]) => countRights(tools).map(rightsText);

  test('are counted on the very plan that is priced, whatever better or worse plans say', () => {
    const bad = { commercialUse: held('no'), trainsOnUploads: held('yes'), indemnity: held('no') };
    const claude = tool('Claude', [makePlan('Free', { amount: 0 }, bad), makePlan('Team', { amount: 25 }, paid('no'))]);
    const runway = tool('Runway', [
      makePlan('Standard', { amount: 15 }, paid('yes')),
      makePlan('Enterprise', { amount: null }, paid('no')),
    ]);
    const express = tool('Express', [makePlan('Free', { amount: 0 }, paid('no', 'not in beta'))]);
    expect(texts(claude, runway, express)).toEqual([
      'Paid work: 3 of 3 allow it, one on conditions (Express).',
      'Uploads: 2 of 3 keep them out of training, one with exceptions (Express). Runway: trains on them.',
      'Indemnity: 2 of 3 offer it, one on conditions (Express). Runway: none.',
    ]);
    expect(texts(express, runway)).toEqual([
      'Paid work: 2 of 2 allow it, one on conditions (Express).',
      'Uploads: 1 of 2 keeps them out of training, with exceptions (Express). Runway: trains on them.',
      'Indemnity: 1 of 2 offers it, on conditions (Express). Runway: none.',
    ]);
    expect(unpricedText([claude, runway, express])).toBe('');
    const first = trainingFirst(countRights([claude, runway, express]));
    expect([first.training, ...first.counts.map(rightsText)]).toEqual([
      'Runway trains on uploads',
      'Paid work: 3 of 3 allow it, one on conditions (Express).',
      'Uploads: 2 of 3 keep them out of training, one with exceptions (Express).',
      'Indemnity: 2 of 3 offer it, one on conditions (Express). Runway: none.',
    ]);
    expect(trainingFirst(countRights([runway, { ...runway, name: 'Other' }])).training).toBe(
      'Runway and Other train on uploads',
    );
    expect(trainingFirst(countRights([claude])).training).toBe('');
  });

  test('agree with the table of rights for every tool of the guide', () => {
    for (const one of fileTools.filter(({ status }) => status.state !== 'shut down')) {
      const { cells } = rightsRow(one);
      const told = countRights([one]);
      expect(told.map(({ right }) => right)).toEqual(rightsColumns.slice(0, 3).map(({ name }) => name));
      told.forEach(({ good, hanging, others }, at) => {
        const { bearing, note, text } = cells[at]!;
        expect([good, hanging.length]).toEqual([
          Number(bearing === 'good'),
          Number(bearing === 'good' && note !== undefined),
        ]);
        const words = text === 'Switch it off' ? 'Can be switched off' : text;
        expect(others.map(({ says }) => upperFirst(says))).toEqual(bearing === 'good' ? [] : [words]);
      });
    }
  });

  test('tell what is not read as not read, name every other answer, the worst first, and count nothing that is gone', () => {
    const one = (name: string, answer: PlanRight['answer']) =>
      tool(name, [makePlan('Pro', { amount: 1 }, { ...paid('no'), trainsOnUploads: held(answer) })]);
    const gone = tool('Gone', [makePlan('Pro', { amount: 1 }, paid('no'))], {
      status: { state: 'shut down', note: '', since: null, replacedBy: null },
    });
    const unread = tool('Unread', [makePlan('Pro', { amount: 1 })]);
    const list = [
      one('Good', 'no'),
      one('Switch', 'opt-out'),
      one('Silent', 'maker silent'),
      unread,
      one('Bad', 'yes'),
      one('None', 'does not apply'),
      gone,
    ];
    expect(texts(...list)[1]).toBe(
      'Uploads: 1 of 7 keeps them out of training. Bad: trains on them. Unread: not read. Silent: maker doesn’t say. Switch: can be switched off. None: doesn’t apply. Gone: shut down.',
    );
    expect(texts(unread, { ...unread, name: 'Other' })).toEqual([
      'Paid work: 0 of 2 allow it. Unread and Other: not read.',
      'Uploads: 0 of 2 keep them out of training. Unread and Other: not read.',
      'Indemnity: 0 of 2 offer it. Unread and Other: not read.',
    ]);
    expect(texts(one('One', 'yes'), one('Other', 'yes'))[1]).toContain('training. One and Other: train on them.');
    expect(countRights([])).toEqual([]);
  });

  test('say which plan is judged where none is priced with paid work', () => {
    const list = [
      tool('Suno', [makePlan('Free', { amount: 0 }), makePlan('Pro', { amount: 10 })]),
      tool('Asked', [makePlan('Team', { amount: null }, paid('no'))]),
      tool('Priced', [makePlan('Pro', { amount: 10 }, paid('no'))]),
      tool('Bare', []),
    ];
    expect(unpricedText(list)).toBe(
      'No plan with paid work is priced for Suno (judged on Pro, the first paid plan), Asked (judged on Team), and Bare (no plan read).',
    );
    expect(
      makeBrief({ title: 'T', tools: list.map((one) => ({ tool: one, note: '' })), tasks: [], now }).unpriced,
    ).toBe(unpricedText(list));
  });

  test('a row of a tool answers on the priced plan alone, with what stands behind that; files name the other plans after it', () => {
    const free = { commercialUse: held('depends', 'on where you live'), trainsOnUploads: held('yes') };
    const claude = tool('Claude', [
      makePlan('Free', { amount: 0, evidence: words }, free),
      makePlan(
        'Team',
        { amount: 25, minimumPeople: 2, evidence: words },
        { ...paid('no'), indemnity: held('yes', 'for paid use') },
      ),
    ]);
    const [told] = makeBrief({ title: 'T', tools: [{ tool: claude, note: '' }], tasks: [], now }).tools;
    expect(
      told?.facts.slice(0, 4).map(({ answer, value, standing }) => [answer.text, answer.aside, value, standing]),
    ).toEqual(
      [
        ['Team: $50 a month for 2 seats', '$0 to try', '$0 to try, $50 a month for 2 seats with paid work'],
        ['Team: Yes', '', 'Team: Yes; Free: Depends (on where you live)'],
        ['Team: No', '', 'Team: No; Free: Yes'],
        ['Team: Yes', 'for paid use', 'Team: Yes (for paid use); Free: Not read yet'],
      ].map((row) => [...row, 'Confirmed 20 November 2026: example.com/terms']),
    );
  });

  test('words that leave an answer open confirm nothing', () => {
    const plan = makePlan(
      'Pro',
      { amount: 10 },
      { commercialUse: held('not read', 'the terms of the app were not read') },
    );
    const [told] = makeBrief({ title: 'T', tools: [{ tool: tool('Open', [plan]), note: '' }], tasks: [], now }).tools;
    expect(told?.facts[1]).toMatchObject({
      answer: { text: 'Not read yet', aside: 'the terms of the app were not read' },
      standing: 'Read 20 November 2026: example.com/terms',
      isConfirmed: false,
    });
  });

  test('whoever copied a page is named by nobody but the copy', () => {
    const copy = 'https://github.com/somebody/prices/blob/1/a.md';
    const copied = tool('Copied', [makePlan('Pro', { amount: 10, evidence: words }, paid('no'))], {
      sources: { terms: makeSource({ kind: 'dated transcription', copy }) },
    });
    const [told] = makeBrief({ title: 'T', tools: [{ tool: copied, note: '' }], tasks: [], now }).tools;
    expect(told?.facts[0]).toMatchObject({
      standing: 'Copied by a reader, 20 November 2026: example.com/terms',
      source: 'https://example.com/terms',
      copy,
    });
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
    const facts = ['Price', 'Paid work', 'Trains on uploads', 'Indemnity', 'Training data'];
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
        '* Paid work: 0 of 2 allow it. Boards and Clips: not read.',
        '* Uploads: 0 of 2 keep them out of training. Boards and Clips: not read.',
        '* Indemnity: 0 of 2 offer it. Boards and Clips: not read.',
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
        `* **Paid work:** Yes (${unread('Boards')})`,
        `* **Trains on uploads:** No (${unread('Boards')})`,
        '* **Indemnity:** Not read yet',
        '* **Training data:** Not stated',
      ].join('\n'),
      '## 2. [Clips](https://yak.test/tool-fluid/2)',
      about,
      [
        `* **Price:** $25\\* a month, paid work included (${unread('Clips')})`,
        `* **Paid work:** Yes (${unread('Clips')})`,
        `* **Trains on uploads:** Yes (${unread('Clips')})`,
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
      ...['* Paid work: 0 of 1 ', '* Uploads: 0 of 1 ke', '* Indemnity: 0 of 1 '],
    ]);
  });

  test('as JSON is the brief itself with its foot', () => {
    const brief = autumn();
    const file = { ...brief, sample: '', foot: briefFoot(brief), site: 'https://yak.test' };
    expect(JSON.parse(writeBrief(brief, 'json', file.site))).toEqual(file);
  });
});

describe('what one may do with saved tools', () => {
  const saved = fileTools.map((tool) => savedTool(tool, '2026-11-22T12:00:00Z', vocabulary.categories));

  test('is counted as their rows tell it: the same answers, hanging where they hang', () => {
    for (const tool of saved.filter(({ status }) => status.state !== 'shut down')) {
      const [paid, uploads] = countRows([tool]).map(({ good, hanging }) => [good, hanging.length]);
      const { paidWork } = priceParts(tool.price);
      // A yes on a plan without a price names that plan.
      if (/, paid work on (?!conditions)/.test(tool.price) && tool.priceOfYes === null) {
        expect([paidWork?.kind, paid?.[0]], tool.name).toEqual(['bounded', 1]);
        continue;
      }
      const kinds = [
        paidWork?.kind ?? 'open',
        tool.uploads.startsWith('trained on') ? 'bad' : uploadsKind(tool.uploads),
      ];
      const counted = [paid, uploads].map((one) => ({ '1,0': 'good', '1,1': 'bounded' })[String(one)] ?? 'no');
      expect(
        kinds.map((kind) => (kind === 'good' || kind === 'bounded' ? kind : 'no')),
        tool.name,
      ).toEqual(counted);
    }
  });

  test('has number, words and exceptions apart, and names no more than two tools together', () => {
    const cell = (bearing: 'good' | 'bad', text: string, note?: string) => ({ bearing, text, note, rank: 0 });
    const one = (name: string, ...cells: ReturnType<typeof cell>[]) => ({
      name,
      cells,
      status: { state: 'active' as const },
    });
    const told = (...tools: ReturnType<typeof one>[]) =>
      countRows(tools)
        .slice(0, 2)
        .map(countInParts)
        .map(({ share, says, note }) => `${share} | ${says} | ${note}`);
    const plain = one('n8n', cell('good', 'Allowed'), cell('good', 'No training'));
    const bound = one('Figma', cell('good', 'Allowed', 'as seats'), cell('good', 'No training', 'not beta'));
    const trained = one('n8n', cell('good', 'Allowed'), cell('bad', 'Trains on them'));
    expect(told(plain)).toEqual(['1 of 1 | allows paid work | ', '1 of 1 | keeps uploads out of training | ']);
    expect(told(plain, bound, trained)).toEqual([
      '3 of 3 | allow paid work | One on conditions (Figma).',
      '2 of 3 | keep uploads out of training | One with exceptions (Figma). n8n: trains on them.',
    ]);
    expect(told(bound, bound, bound, plain, trained, trained, trained)).toEqual([
      '7 of 7 | allow paid work | Three on conditions.',
      '4 of 7 | keep uploads out of training | Three with exceptions. Three tools: train on them.',
    ]);
    expect(told(bound, bound)[1]).toBe(
      '2 of 2 | keep uploads out of training | All with exceptions (Figma and Figma).',
    );
    expect(told(plain, trained)[1]).toBe('1 of 2 | keeps uploads out of training | n8n: trains on them.');
  });
});
