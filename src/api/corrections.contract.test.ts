import { expect, test } from 'vitest';
import { planSheet } from '#domain/page/plot/plan-sheet.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { correctionsEndpoint } from './corrections.contract.ts';

test('the table of plans of every tool may be answered, disputed prices among them', () => {
  const { rows } = correctionsEndpoint.methods.GET.out.shape.plans.unwrap().shape;
  const tables = fileTools.flatMap((tool) => planSheet(tool)?.table.rows ?? []);
  expect(tables.some(({ cells }) => cells.some(({ words }) => words.some(({ says }) => says?.startsWith('$'))))).toBe(
    true,
  );
  expect(rows.safeParse(tables).error?.issues).toBeUndefined();
});
