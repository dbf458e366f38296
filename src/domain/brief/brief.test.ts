import { describe, expect, test } from 'vitest';
import { makeTask } from '#domain/task/make-task.ts';
import { noEvidence } from '#domain/tool/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { briefFoot, makeBrief, sampleText } from './brief.ts';
import { briefFileName, writeBrief } from './brief-file.ts';
import { countRights } from './rights-count.ts';

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
});
const tasks = [makeTask(), makeTask({ slug: 'cut-video', title: 'Cut a video' })];
const brief = makeBrief({
  title: 'Autumn: launch!',
  tools: [
    { tool: confirmed, note: '=cheap' },
    { tool: unconfirmed, note: '' },
  ],
  tasks,
  now,
});

describe('a brief', () => {
  test('adds up, marks what nobody has confirmed, and says who stands behind each value', () => {
    expect(brief.total).toMatchObject({ monthlyAmount: 35, unconfirmed: ['Clips'] });
    expect(brief.tools.map(({ price }) => price)).toEqual(['$10/month', '$25/month*']);
    expect(brief.tools[0]?.facts[0]).toMatchObject({
      standing: 'Confirmed 1 November 2026',
      source: 'https://example.com/pricing',
      isConfirmed: true,
    });
    expect(brief.tools[1]?.facts[0]).toMatchObject({ standing: 'Not confirmed yet: check with Clips', source: null });
  });

  test('names the jobs that are done, and those of the desk that nobody does', () => {
    expect(brief.tasks).toEqual({
      desk: 'creative',
      covered: [{ slug: 'make-images', title: 'Make images', names: ['Boards'] }],
      missing: [{ slug: 'cut-video', title: 'Cut a video' }],
    });
  });

  test('as a sample holds the first tools, sums only them, and says so', () => {
    const sample = makeBrief({
      title: 'T',
      tools: [
        { tool: confirmed, note: '' },
        { tool: unconfirmed, note: '' },
      ],
      most: 1,
      tasks,
      now,
    });
    expect([sample.tools.length, sample.leftOut, sample.total.monthlyAmount]).toEqual([1, 1, 10]);
    expect(sampleText(sample)).toBe('A sample: the first 1 of 2 tools. Yak Core exports all of them.');
    expect(writeBrief(sample, 'csv', 'https://yak.test')).toContain('A sample: the first 1 of 2 tools');
    expect(sampleText(brief)).toBe('');
  });
});

test('rights at a glance: depends counts as what a careful reader fears, and what nobody has read is named apart', () => {
  const [trains, limits] = countRights([
    makeTool({ name: 'A', rights: rights('yes') }),
    makeTool({ name: 'B', rights: rights('depends') }),
    makeTool({ name: 'C', rights: rights('no') }),
    makeTool({ name: 'D', rights: rights('not read') }),
    makeTool({ name: 'E', rights: rights('maker silent') }),
  ]);
  expect(trains).toMatchObject({
    text: 'Two of five may train on your uploads',
    names: ['A', 'B'],
    notRead: ['D', 'E'],
    isWarning: true,
  });
  expect(limits).toMatchObject({ text: 'None of five limit paid work', isWarning: false });
  const one = makeTool({ rights: { commercialUse: 'no', trainsOnUploads: 'no', indemnity: 'yes' } });
  expect(countRights([one]).map(({ text }) => text)).toEqual([
    'None of one may train on your uploads',
    'One of one limits paid work',
    'One of one offers indemnity on some plan',
  ]);
  expect(countRights([])).toEqual([]);
});

describe('a file', () => {
  test('is named after its list and its day', () => {
    expect(briefFileName(brief, 'markdown')).toBe('autumn-launch-2026-11-22.md');
    expect(briefFileName({ title: '???', madeOn: '2026-11-22' }, 'csv')).toBe('collection-2026-11-22.csv');
  });

  const status = { state: 'watch', note: '', since: null, replacedBy: null } as const;
  const full = makeBrief({
    title: '[x](javascript:1) *b*',
    intro: 'For\nthe launch',
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
    const heads = facts.flatMap((fact) => [fact, `${fact}: standing`, `${fact}: source`]).join(',');
    const about = 'AI image generation,Boards and first drafts,you need vector files';
    expect(writeBrief(full, 'csv', 'https://yak.test').split('\r\n')).toEqual([
      `\uFEFFTool,Note,Category,Take it for,Skip it if,Status,${heads},Maker,In the guide`,
      `Boards,"'=cheap, ""fast""",${about},watch,$10/month,Confirmed 1 November 2026,https://example.com/pricing,Yes,${unread('Boards')},,No,${unread('Boards')},,Not read yet,,,Not stated,,,https://example.com/,https://yak.test/tool-fluid/1`,
      `Clips,,${about},,$25/month*,${unread('Clips')},,Yes,${unread('Clips')},,Yes,${unread('Clips')},,Not read yet,,,Licensed stock,${unread('Clips')},,https://example.com/,https://yak.test/tool-fluid/2`,
      '',
    ]);
  });

  test('as Markdown keeps what was typed letter for letter', () => {
    const about =
      'Makes pictures of places that do not exist, for boards and first drafts. Take it for: Boards and first drafts. Skip it if you need vector files.';
    expect(writeBrief(full, 'markdown', 'https://yak.test').split('\n\n')).toEqual([
      '# \\[x\\](javascript:1) \\*b\\*',
      'By Studio \\#1',
      'For the launch',
      [
        '* Monthly total: $35*',
        '* One of two may train on your uploads: Clips',
        '* None of two limit paid work',
        '* None of two offer indemnity on some plan',
        '* Overlap, AI Image Generation: Boards, Clips',
        '* Jobs covered: Make images',
        '* Not covered: Cut a video; Mix sound',
      ].join('\n'),
      '## 1. [Boards](https://yak.test/tool-fluid/1)',
      '> =cheap, "fast"',
      about,
      '**Status:** watch',
      [
        '* **Price:** $10/month (Confirmed 1 November 2026, <https://example.com/pricing>)',
        `* **Commercial use:** Yes (${unread('Boards')})`,
        `* **Trains on your uploads:** No (${unread('Boards')})`,
        '* **Indemnity:** Not read yet',
        '* **Training data:** Not stated',
      ].join('\n'),
      '## 2. [Clips](https://yak.test/tool-fluid/2)',
      about,
      [
        `* **Price:** $25/month\\* (${unread('Clips')})`,
        `* **Commercial use:** Yes (${unread('Clips')})`,
        `* **Trains on your uploads:** Yes (${unread('Clips')})`,
        '* **Indemnity:** Not read yet',
        `* **Training data:** Licensed stock (${unread('Clips')})`,
      ].join('\n'),
      `_${briefFoot(full).replace('*', '\\*')}_\n`,
    ]);
    expect(briefFoot(full)).toMatch(
      /^Put together with Yak on 22 November 2026\. Each value says who stands behind it;/,
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
    expect(parts[1]?.split('\n').map((line) => line.slice(0, 13))).toEqual([
      '* Monthly tot',
      ...Array(3).fill('* None of one'),
    ]);
  });

  test('as JSON is the brief itself with its foot', () => {
    expect(JSON.parse(writeBrief(brief, 'json', 'https://yak.test'))).toMatchObject({
      title: 'Autumn: launch!',
      tools: [{ name: 'Boards' }, { name: 'Clips' }],
      sample: '',
      foot: briefFoot(brief),
      site: 'https://yak.test',
    });
  });
});
