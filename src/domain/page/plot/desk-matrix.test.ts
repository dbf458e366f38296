import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeTask } from '#domain/task/make-task.ts';
import { toolsForTask } from '#domain/task/task-tools.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { fits } from '#domain/tool/tool-words.ts';
import { deskMatrix } from './desk-matrix.ts';

type Fits = Record<string, (typeof fits)[number]>;
const tasks = ['comb', 'cut', 'dye', 'wash'].map((slug) => makeTask({ slug, title: slug }));
const tool = (id: number, own: Fits) =>
  makeTool({ id, name: `T${id}`, tasks: Object.entries(own).map(([task, fit]) => ({ task, fit, note: '' })) });
const matrixOf = (tools: ReturnType<typeof tool>[]) => deskMatrix(tasks, (slug) => toolsForTask(slug, tools));

test('the tool that fits most jobs stands first, then what adds the most, and jobs stand under the first that fits', () => {
  const { tools, rows, adds } = matrixOf([
    tool(1, { dye: 'made for' }),
    tool(2, { cut: 'good at', comb: 'can' }),
    tool(3, { cut: 'good at', wash: 'made for' }),
    tool(4, { comb: 'can' }),
  ]);
  expect(tools.map(({ name }) => name)).toEqual(['T3', 'T1', 'T2']);
  expect(rows.map(({ task, marks }) => [task.slug, ...marks])).toEqual([
    ['cut', 'good at', null, 'good at'],
    ['wash', 'made for', null, null],
    ['dye', null, 'made for', null],
    ['comb', null, null, 'can'],
  ]);
  expect(adds.map((jobs) => jobs.map(({ slug }) => slug))).toEqual([['cut', 'wash'], ['dye'], []]);
});

test('a better fit adds to a job that is done already, and equal tools stand by age', () => {
  const { tools } = matrixOf([
    tool(7, { wash: 'good at' }),
    tool(5, { wash: 'good at' }),
    tool(3, { cut: 'good at', dye: 'good at' }),
    tool(9, { cut: 'made for' }),
  ]);
  expect(tools.map(({ name }) => name)).toEqual(['T3', 'T5', 'T9', 'T7']);
});

test('a job names what does it best, with or without a column, and what merely can only where nothing does it well', () => {
  const { rows } = matrixOf([
    ...[1, 2, 3, 4].map((id) => tool(id, { cut: 'made for' })),
    tool(5, { cut: 'good at', wash: 'good at', comb: 'can' }),
    ...[6, 7, 8].map((id) => tool(id, { wash: 'good at', dye: 'made for' })),
    tool(9, { wash: 'made for', comb: 'can' }),
  ]);
  const named = Object.fromEntries(
    rows.map(({ task, best, others }) => [task.slug, [...best.map(({ tool }) => tool.id), others]]),
  );
  expect(named).toEqual({ cut: [1, 2, 3, 4, 1], wash: [9, 6, 7, 2], dye: [6, 7, 8, 0], comb: [9, 5, 0] });
});

test('columns are bounded, and every tool that does a job is in one or is counted', () => {
  const fit = fc.constantFrom(...fits);
  const anyTools = fc.array(fc.dictionary(fc.constantFrom(...tasks.map(({ slug }) => slug)), fit), { maxLength: 40 });
  fc.assert(
    fc.property(anyTools, (list) => {
      const tools = list.map((own, index) => tool(index + 1, own));
      const { tools: columns, rows } = matrixOf(tools);
      expect(columns.length).toBeLessThanOrEqual(12);
      expect(rows.map(({ task }) => task.slug).toSorted()).toEqual(tasks.map(({ slug }) => slug));
      for (const { task, marks, best, others } of rows) {
        const doers = toolsForTask(task.slug, tools);
        expect(best).toEqual(doers.slice(0, best.length));
        expect(best.length + others).toBe(doers.length);
        expect(doers.slice(best.length).map(({ fit }) => fit)).not.toContain('made for');
        const isDone = doers.some(({ fit }) => fit !== 'can');
        if (isDone) expect(best.map(({ fit }) => fit)).not.toContain('can');
        for (const [place, mark] of marks.entries())
          expect(mark).toBe(doers.find((one) => one.tool === columns[place])?.fit ?? null);
      }
      const paid = tools.map((one, index) => ({ ...one, sponsored: true, bid: 100 - index }));
      expect(matrixOf(paid).tools.map(({ id }) => id)).toEqual(columns.map(({ id }) => id));
    }),
  );
});
