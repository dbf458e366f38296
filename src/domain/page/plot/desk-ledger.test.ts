import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeTask } from '#domain/task/make-task.ts';
import { toolsForTask } from '#domain/task/task-tools.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { fits } from '#domain/tool/tool-words.ts';
import { deskLedger } from './desk-ledger.ts';

type Fits = Record<string, (typeof fits)[number]>;
const tasks = ['comb', 'cut', 'dye', 'wash'].map((slug) => makeTask({ slug, title: slug }));
const tool = (id: number, own: Fits) =>
  makeTool({ id, name: `T${id}`, tasks: Object.entries(own).map(([task, fit]) => ({ task, fit, note: '' })) });
const ledgerOf = (tools: ReturnType<typeof tool>[]) => deskLedger(tasks, (slug) => toolsForTask(slug, tools));
const fewOf = (tools: ReturnType<typeof tool>[]) =>
  ledgerOf(tools).few.map(({ tool, adds }) => [tool.name, ...adds.map(({ slug }) => slug)]);

test('of the few the tool that fits most jobs stands first, then what adds the most, each with the jobs that it adds', () => {
  const tools = [
    tool(1, { dye: 'made for' }),
    tool(2, { cut: 'good at', comb: 'can' }),
    tool(3, { cut: 'good at', wash: 'made for' }),
    tool(4, { comb: 'can' }),
  ];
  expect(fewOf(tools)).toEqual([['T3', 'cut', 'wash'], ['T1', 'dye'], ['T2']]);
  expect(ledgerOf(tools).lines.map(({ task }) => task)).toEqual(tasks);
});

test('a better fit adds to a job that is done already, and equal tools stand by age', () => {
  const few = fewOf([
    tool(7, { wash: 'good at' }),
    tool(5, { wash: 'good at' }),
    tool(3, { cut: 'good at', dye: 'good at' }),
    tool(9, { cut: 'made for' }),
  ]);
  expect(few).toEqual([['T3', 'cut', 'dye'], ['T5', 'wash'], ['T9']]);
});

test('a job has the best for it and names what is nearly as good, and what merely can only where nothing does it well', () => {
  const { lines } = ledgerOf([
    ...[1, 2, 3, 4].map((id) => tool(id, { cut: 'made for' })),
    tool(5, { cut: 'good at', wash: 'good at', comb: 'can' }),
    ...[6, 7, 8].map((id) => tool(id, { wash: 'good at' })),
    tool(9, { wash: 'made for', comb: 'can' }),
  ]);
  const told = Object.fromEntries(
    lines.map(({ task, best, named, more }) => [
      task.slug,
      [best?.tool.id, named.map(({ tool }) => tool.id), more.length],
    ]),
  );
  expect(told).toEqual({ cut: [1, [2, 3, 4], 1], wash: [9, [6, 7], 2], dye: [undefined, [], 0], comb: [9, [5], 0] });
});

test('every tool that does a job is named or counted, and money changes neither jobs nor tools', () => {
  const fit = fc.constantFrom(...fits);
  const anyTools = fc.array(fc.dictionary(fc.constantFrom(...tasks.map(({ slug }) => slug)), fit), { maxLength: 40 });
  fc.assert(
    fc.property(anyTools, (list) => {
      const tools = list.map((own, index) => tool(index + 1, own));
      const { lines, few } = ledgerOf(tools);
      expect(few.length).toBeLessThanOrEqual(3);
      for (const { tool: one, adds } of few)
        for (const { slug } of adds)
          expect(one.tasks.find(({ task }) => task === slug)?.fit).toMatch(/made for|good at/);
      const added = few.flatMap(({ adds }) => adds);
      expect(new Set(added).size).toBe(added.length);
      expect(lines.map(({ task }) => task)).toEqual(tasks);
      for (const { task, best, named, more } of lines) {
        const doers = toolsForTask(task.slug, tools);
        const told = best ? [best, ...named] : named;
        expect([...told, ...more]).toEqual(doers);
        expect(more.map(({ fit }) => fit)).not.toContain('made for');
        const isDone = doers.some(({ fit }) => fit !== 'can');
        if (isDone) expect(told.map(({ fit }) => fit)).not.toContain('can');
      }
      const paid = tools.map((one, index) => ({ ...one, sponsored: true, bid: 100 - index }));
      const order = (ledger: ReturnType<typeof ledgerOf>) => [
        ledger.few.map(({ tool }) => tool.id),
        ledger.lines.map(({ best, named }) => [best?.tool.id, named.map(({ tool }) => tool.id)]),
      ];
      expect(order(ledgerOf(paid))).toEqual(order({ lines, few }));
    }),
  );
});
