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
  const { tools, rows } = matrixOf([
    tool(1, { dye: 'made for' }),
    tool(2, { cut: 'good at', comb: 'can' }),
    tool(3, { cut: 'good at', wash: 'made for' }),
    tool(4, { comb: 'can' }),
  ]);
  expect(tools.map(({ name }) => name)).toEqual(['T3', 'T1', 'T2']);
  expect(rows.map(({ task, marks, others }) => [task.slug, ...marks, others])).toEqual([
    ['cut', 'good at', null, 'good at', 0],
    ['wash', 'made for', null, null, 0],
    ['dye', null, 'made for', null, 0],
    ['comb', null, null, 'can', 1],
  ]);
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

test('columns are bounded, and every tool that does a job is in one or is counted', () => {
  const fit = fc.constantFrom(...fits);
  const anyTools = fc.array(fc.dictionary(fc.constantFrom(...tasks.map(({ slug }) => slug)), fit), { maxLength: 40 });
  fc.assert(
    fc.property(anyTools, (list) => {
      const tools = list.map((own, index) => tool(index + 1, own));
      const { tools: columns, rows } = matrixOf(tools);
      expect(columns.length).toBeLessThanOrEqual(12);
      expect(rows.map(({ task }) => task.slug).toSorted()).toEqual(tasks.map(({ slug }) => slug));
      for (const { task, marks, named, others } of rows) {
        const doers = toolsForTask(task.slug, tools);
        const beside = doers.filter((one) => !columns.includes(one.tool));
        const made = beside.filter(({ fit }) => fit === 'made for');
        const isDone = made.length > 0 || marks.some((mark) => mark !== null && mark !== 'can');
        expect(named).toEqual(isDone ? made : beside.filter(({ fit }) => fit === 'good at').slice(0, 3));
        expect(named.length + others + marks.filter((mark) => mark !== null).length).toBe(doers.length);
        for (const [place, mark] of marks.entries())
          expect(mark).toBe(doers.find((one) => one.tool === columns[place])?.fit ?? null);
      }
      const paid = tools.map((one, index) => ({ ...one, sponsored: true, bid: 100 - index }));
      expect(matrixOf(paid).tools.map(({ id }) => id)).toEqual(columns.map(({ id }) => id));
    }),
  );
});
