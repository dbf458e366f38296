import { describe, expect, it } from 'vitest';
import { makeTask } from '#domain/task/make-task.ts';
import { type Task, taskSchema } from '#domain/task/task.schema.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { checkShape } from './check-shape.ts';
import { checkTaskCoverage, checkTasks } from './check-tasks.ts';
import type { Problem } from './problem.ts';

const filed = <Content extends { slug: string }>(folder: string, contents: Content[]) =>
  contents.map((content) => ({ file: `data/${folder}/${content.slug}.json`, content }));
const manyTasks = (count: number) =>
  Array.from({ length: count }, (_, index) => makeTask({ slug: `task-${index}`, title: `Do thing ${index}` }));
const does = (...tasks: string[]): Tool['tasks'] =>
  tasks.map((task) => ({ task, fit: 'made for', note: 'Does it well' }));
const check = (tasks: Task[], tools: Tool[]) => checkTasks(filed('tasks', tasks), { tools: filed('tools', tools) });
const cover = (tasks: Task[], tools: Tool[]) =>
  checkTaskCoverage(filed('tasks', tasks), { tools: filed('tools', tools) });
const told = (problems: Problem[]) => problems.map(({ file, field, value }) => [file, field, value]);

describe('tasks', () => {
  it('finds nothing wrong in a sound set', () => {
    expect(check(manyTasks(100), [makeTool({ tasks: does('task-1', 'task-2') })])).toEqual([]);
  });
  it.each([99, 151])('refuses %i of them', (count) => {
    expect(told(check(manyTasks(count), []))).toEqual([['data/tasks/', undefined, `${count} tasks`]]);
  });
  it('wants the slug to be the name of the file', () => {
    const files = filed('tasks', manyTasks(100));
    files[3] = { file: 'data/tasks/else.json', content: makeTask({ slug: 'task-3', title: 'Do thing 3' }) };
    expect(told(checkTasks(files, { tools: [] }))).toEqual([['data/tasks/else.json', 'slug', 'task-3']]);
  });
  it('refuses a title that stands twice', () => {
    expect(told(check([...manyTasks(100), makeTask({ title: 'DO thing 7' })], []))).toEqual([
      ['data/tasks/make-images.json', 'title', 'DO thing 7'],
    ]);
  });
  it('knows every task that a tool names, and proposes the nearest', () => {
    const problems = check(manyTasks(100), [makeTool({ tasks: does('task-1', 'tsak-2') })]);
    expect(problems).toEqual([
      { file: 'data/tools/some-tool.json', field: 'tasks[1].task', value: 'tsak-2', remedy: 'write task-2' },
    ]);
  });
  it('refuses a task that a tool names twice', () => {
    expect(told(check(manyTasks(100), [makeTool({ tasks: does('task-1', 'task-1') })]))).toEqual([
      ['data/tools/some-tool.json', 'tasks[1].task', 'task-1'],
    ]);
  });
  it('wants the phase of the work', () => {
    expect(told(check([...manyTasks(99), makeTask({ phase: null })], []))).toEqual([
      ['data/tasks/make-images.json', 'phase', undefined],
    ]);
  });
  it('wants desks in order, each once', () => {
    const file = { file: 'data/tasks/make-images.json', content: makeTask({ desks: ['brand', 'brand'] }) };
    expect(checkShape(file, taskSchema).map(({ field }) => field)).toEqual(['desks']);
  });
});

describe('coverage of tasks', () => {
  const [first, second] = manyTasks(2);
  const three = [1, 2, 3].map((id) => makeTool({ id, slug: `tool-${id}`, tasks: does('task-0', 'task-1') }));
  it('finds nothing wrong in a sound set', () => expect(cover([first!, second!], three)).toEqual([]));
  it('wants two tasks of a living tool, and none of one that is shut down', () => {
    const gone = makeTool({
      slug: 'gone',
      status: { state: 'shut down', note: 'Gone.', since: null, replacedBy: 1 },
      tasks: [],
    });
    const single = makeTool({ slug: 'single', tasks: does('task-0') });
    expect(told(cover([first!, second!], [...three, gone, single]))).toEqual([
      ['data/tools/single.json', 'tasks', '1 tasks'],
    ]);
  });
  it('wants three living tools of a task, or the reason', () => {
    const two = three.slice(0, 2);
    expect(cover([first!], two).map(({ file, remedy }) => [file, remedy])).toEqual([
      ['data/tasks/task-0.json', expect.stringMatching(/^2 tools .* task-0 .* at least 3/)],
    ]);
    expect(cover([{ ...first!, fewTools: 'Nobody else does it.' }], two)).toEqual([]);
  });
  it('wants the reason gone once there are three', () => {
    expect(told(cover([{ ...first!, fewTools: 'Nobody else does it.' }], three))).toEqual([
      ['data/tasks/task-0.json', 'fewTools', 'Nobody else does it.'],
    ]);
  });
});
