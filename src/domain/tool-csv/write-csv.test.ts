import { describe, expect, test } from 'vitest';
import { planUpload } from '#domain/tool/plan-upload.ts';
import { csvWith, header, refusedColumns, tasks, words } from '#testing/csv-rows.ts';
import { readCsv } from './read-upload.ts';
import { evidenceTemplateCsv, templateCsv } from './write-csv.ts';

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
