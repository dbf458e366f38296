import { expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { commonTasks } from './common-tasks.ts';
import { makeTask } from './make-task.ts';

const [comb, cut, dye] = ['comb-hair', 'cut-hair', 'dye-hair'].map((slug) => makeTask({ slug, title: slug }));
const tasks = [comb!, cut!, dye!];

it('names what most tools are made for or good at, and leaves out what they merely can', () => {
  const tools = [
    makeTool({ id: 1, tasks: [{ task: 'cut-hair', fit: 'made for', note: 'Cuts' }] }),
    makeTool({
      id: 2,
      tasks: [
        { task: 'dye-hair', fit: 'can', note: 'Dyes' },
        { task: 'cut-hair', fit: 'good at', note: 'Cuts' },
        { task: 'comb-hair', fit: 'good at', note: 'Combs' },
      ],
    }),
  ];
  expect(commonTasks(tools, tasks, 5)).toEqual([
    { task: cut, count: 2 },
    { task: comb, count: 1 },
  ]);
  expect(commonTasks(tools, tasks, 1)).toHaveLength(1);
  expect(commonTasks([], tasks, 5)).toEqual([]);
});
