import { describe, expect, test } from 'vitest';
import { makeTask } from '#domain/task/make-task.ts';
import { noEvidence } from '#domain/tool/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { makeBrief, sampleText } from './brief.ts';
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
  expect(countRights([])).toEqual([]);
});

describe('a file', () => {
  test('is named after its list and its day', () => {
    expect(briefFileName(brief, 'markdown')).toBe('autumn-launch-2026-11-22.md');
    expect(briefFileName({ title: '???', madeOn: '2026-11-22' }, 'csv')).toBe('collection-2026-11-22.csv');
  });

  test('as CSV has a row for each tool, and no cell that a spreadsheet runs', () => {
    const lines = writeBrief(brief, 'csv', 'https://yak.test').trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\uFEFF?Tool,Note,/);
    expect(lines[1]).toContain("'=cheap");
    expect(lines[1]).toContain('https://yak.test/tool-fluid/1');
  });

  test('as Markdown keeps what was typed letter for letter', () => {
    const text = writeBrief({ ...brief, title: '[x](javascript:1) *b*' }, 'markdown', 'https://yak.test');
    expect(text).toContain('# \\[x\\](javascript:1) \\*b\\*');
    expect(text).toContain('* Monthly total: $35*');
    expect(text).toContain('Not confirmed yet: check with Clips');
  });

  test('as JSON is the brief itself with its foot', () => {
    expect(JSON.parse(writeBrief(brief, 'json', 'https://yak.test'))).toMatchObject({
      title: 'Autumn: launch!',
      tools: [{ name: 'Boards' }, { name: 'Clips' }],
      site: 'https://yak.test',
    });
  });
});
