import { describe, expect, test } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import { planUpload } from '#domain/tool/editing/plan-upload.ts';
import { csvWith, header, refusedColumns, tasks, words } from '#testing/csv-rows.ts';
import { columnOf, columns } from './columns.ts';
import { evidenceOfColumn } from './evidence-columns.ts';
import { readCsv } from './read-upload.ts';
import { rowsCsv } from './rows-csv.ts';
import { planFactsCell } from './plan-facts.ts';
import { toolCell } from './tool-cell.ts';
import { evidenceTemplateCsv, templateCsv, writeCsv } from './write-csv.ts';

describe('the template', () => {
  test('has the columns of the template in their order, and a row that is read', () => {
    expect(header).toBe(
      'name,category,description,pricing_amount,pricing_period,pricing_details,pros,cons,expert_opinion,departments,goals,budget_range,experience_level,team_sizes,badge,link',
    );
    const { rows, refusals } = readCsv(templateCsv(), words);
    expect(refusals).toEqual([]);
    expect(rows[0]?.fields).toMatchObject({
      name: 'Example Tool',
      departments: ['brand', 'social'],
      badge: 'Copy',
      pricing: { amount: 10, period: 'month' },
    });
  });

  test.each([
    'name',
    'category',
    'description',
    'pricing_amount',
    'pricing_period',
    'pros',
    'cons',
    'expert_opinion',
    'departments',
    'goals',
    'budget_range',
    'badge',
  ])('%s is required of a new tool: as a column and in each row', (column) => {
    const planned = (csv: string) => {
      const { rows, refusals } = readCsv(csv, words);
      return [...refusals, ...planUpload({ files: [], uploads: [], nextId: 20_001 }, rows).refusals];
    };
    const without = templateCsv().replace(new RegExp(`(^|,)${column}(?=,|\r)`), '$1other');
    expect(planned(without)).toEqual([expect.objectContaining({ row: column === 'name' ? 1 : 2, column })]);
    expect(planned(csvWith({ [column]: ' ' }))).toEqual([expect.objectContaining({ row: 2, column })]);
  });

  test.each(['pricing_details', 'experience_level', 'team_sizes', 'link'])('%s may be empty', (column) => {
    expect(refusedColumns({ [column]: '' })).toEqual([]);
  });
});

describe('the longer template', () => {
  test('begins with the columns of the shorter one, and its row is a whole tool with evidence', () => {
    expect(evidenceTemplateCsv().startsWith(`${header},tasks,`)).toBe(true);
    const { rows, refusals, notes } = readCsv(evidenceTemplateCsv(), words);
    expect([refusals, notes]).toEqual([[], []]);
    const plan = planUpload({ files: [], uploads: [], nextId: 20_001, tasks }, rows);
    expect(plan.refusals).toEqual([]);
    expect(plan.uploads).toMatchObject([
      {
        tool: {
          tasks: [{ task: 'write-ad-copy', fit: 'made for', note: 'Headlines and captions' }, { fit: 'good at' }],
          rights: { commercialUse: 'yes', trainsOnUploads: 'not read', indemnity: 'maker silent' },
          evidence: { price: { kind: 'maker', readOn: '2026-11-21', pageDate: null }, trainsOnUploads: null },
        },
      },
    ]);
  });
});

describe('an export', () => {
  const tool = makeTool({
    pros: ['Quick; cheap', 'Calm'],
    tasks: [{ task: 'dub', fit: 'good at', note: 'Yes' }],
    ethicallyTrained: 'Yes',
    rights: { commercialUse: 'yes', trainsOnUploads: 'no', indemnity: 'depends' },
    evidence: { ...noEvidence(), price: makeEvidence({ pageDate: '2026-10-30' }), ethics: makeEvidence() },
  });
  const cells = (of: typeof tool) =>
    Object.fromEntries(columns.map(({ name }) => [name, toolCell(of, name)]).filter(([, cell]) => cell !== ''));

  test('says every column of a tool', () => {
    expect(cells(tool)).toEqual({
      name: 'Some Tool',
      category: 'AI image generation',
      description: tool.description,
      pricing_amount: '10',
      pricing_period: 'month',
      pricing_details: 'One seat.',
      pros: 'Quick\\; cheap;Calm',
      cons: 'Cannot spell;Forgets hands',
      expert_opinion: tool.yakOpinion,
      departments: 'creative',
      goals: 'design-visual',
      budget_range: 'low',
      experience_level: 'beginner',
      team_sizes: 'solo',
      badge: 'Image',
      link: 'https://example.com/',
      tasks: 'dub:good at:Yes',
      free_use: 'no',
      commercial_use: 'yes',
      trains_on_uploads: 'no',
      indemnity: 'depends: on the plan; which one was not noted',
      ideal_use_cases: 'Boards and first drafts',
      standard_pricing: 'From $10/month',
      skip_it_if: 'you need vector files',
      ethically_trained: 'Yes',
      plan_facts: planFactsCell(tool),
      price_source: 'https://example.com/pricing',
      price_kind: 'maker',
      price_quote: 'Ten dollars a month',
      price_read_on: '2026-11-01',
      price_page_date: '2026-10-30',
      ethically_trained_source: 'https://example.com/pricing',
      ethically_trained_kind: 'maker',
      ethically_trained_quote: 'Ten dollars a month',
      ethically_trained_read_on: '2026-11-01',
    });
    expect(toolCell({ ...tool, pricing: { ...tool.pricing, amount: null } }, 'pricing_amount')).toBe('on request');
    expect(() => evidenceOfColumn('name' as 'price_kind')).toThrow('name is no evidence column');
  });

  test('puts in quotation marks what needs them, and guards every cell', () => {
    const names = ['a,b', 'a"b', 'a;b', 'a\tb', 'a\nb', 'a\rb', ' ab', 'ab ', 'a b', '=a'];
    const written = writeCsv(names.map((name) => ({ ...tool, name })));
    const lines = ['a,b"', 'a""b"', 'a;b"', 'a\tb"', 'a\nb"', 'a\rb"', ' ab"', 'ab "'].map((cell) => `"${cell}`);
    for (const line of [...lines, 'a b', "'=a"]) expect(written).toContain(`\r\n${line},AI image generation,`);
    expect(rowsCsv([{ name: '=a', count: -1, note: 'a,b' }])).toBe('name,count,note\r\n\'=a,-1,"a,b"');
  });

  test.each([
    [' Yak Opinion ', 'expert_opinion'],
    ['URL', 'link'],
    ['website', 'link'],
    ['team size', 'team_sizes'],
    ['Team - Sizes', 'team_sizes'],
    ['price_kind', 'price_kind'],
    ['constructor', undefined],
    ['', undefined],
  ])('the header “%s” means %s', (header, column) => expect(columnOf(header)?.name).toBe(column));
});
