import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { commonTasks } from './common-tasks.ts';
import { shownTasks } from './desk-tasks.ts';
import { makeTask } from './make-task.ts';
import { taskPath } from './task-path.ts';
import { taskSchema } from './task.schema.ts';
import { toolsByTask, toolsForTask, useCasesOf } from './task-tools.ts';

const task = makeTask({ slug: 'cut-hair', title: 'Cut hair' });

it('cannot be bought: money paid to us moves no tool on the page of a job', () => {
  const anyTools = fc
    .array(
      fc.record({
        fit: fc.constantFrom('made for' as const, 'good at' as const, 'can' as const),
        isPick: fc.boolean(),
      }),
      {
        minLength: 2,
        maxLength: 8,
      },
    )
    .map((list) =>
      list.map(({ fit, isPick }, index) =>
        makeTool({
          id: index + 1,
          yakPick: isPick ? 'The best of its kind by far.' : null,
          tasks: [{ task: 'cut-hair', fit, note: 'Cuts' }],
        }),
      ),
    );
  fc.assert(
    fc.property(anyTools, (tools) => {
      const paid = tools.map((tool, index) => ({
        ...tool,
        sponsored: true,
        commission: index * 10,
        boost: index,
        bid: index,
      }));
      const ids = (of: typeof tools) => toolsForTask('cut-hair', of).map(({ tool }) => tool.id);
      expect(ids(paid)).toEqual(ids(tools));
      expect(commonTasks(paid, [task], 5)).toEqual(commonTasks(tools, [task], 5));
    }),
  );
});

const cuts = (fit: 'made for' | 'good at' | 'can') => ({ task: 'cut-hair', fit, note: `Cuts, ${fit}` });
const first = [cuts('good at')];
const paid = (commercialUse: Tool['rights']['commercialUse']) => ({
  priceOfYes: null,
  rights: { ...makeTool().rights, commercialUse },
});
const read = { ...noEvidence(), price: makeEvidence() };

it.each<[string, Partial<Tool>, Partial<Tool>]>([
  ['fits better', { tasks: [{ task: 'dye-hair', fit: 'made for', note: '' }, cuts('made for')] }, { tasks: first }],
  ['is made for it and not merely able', { tasks: [cuts('good at')] }, { tasks: [cuts('can')] }],
  [
    'is known to be allowed in paid work, though the other names it higher',
    { tasks: [{ task: 'dye-hair', fit: 'made for', note: '' }, ...first], ...paid('yes') },
    { tasks: first, ...paid('not read'), yakPick: 'The best.', evidence: read },
  ],
  [
    'is not known to bar paid work',
    { tasks: first, ...paid('not read') },
    { tasks: first, ...paid('no'), evidence: read },
  ],
  [
    'names it higher among its own tasks',
    { tasks: first },
    { tasks: [{ task: 'dye-hair', fit: 'made for', note: '' }, ...first], yakPick: 'The best.', evidence: read },
  ],
  ['is the editors’ choice', { tasks: first, yakPick: 'The best.' }, { tasks: first, evidence: read }],
  ['is better confirmed', { tasks: first, evidence: read }, { tasks: first }],
])('puts first what %s, whichever is older and whichever is given first', (_, better, worse) => {
  const tools = [makeTool({ ...worse, id: 1 }), makeTool({ ...better, id: 2 })];
  const found = [tools[1]!, tools[0]!].map((tool) => {
    const { task: __, ...own } = tool.tasks.find(({ task: slug }) => slug === 'cut-hair')!;
    return { tool, ...own };
  });
  expect(toolsForTask('cut-hair', tools)).toEqual(found);
  expect(toolsForTask('cut-hair', tools.toReversed())).toEqual(found);
});

it('puts the older of equal tools first, and leaves out what is shut down or does something else', () => {
  const { status } = makeTool();
  const tools = [
    makeTool({ id: 3, tasks: first }),
    makeTool({ id: 1, tasks: first, status: { ...status, state: 'shut down' } }),
    makeTool({ id: 4, tasks: [{ task: 'dye-hair', fit: 'made for', note: '' }] }),
    makeTool({ id: 2, tasks: first }),
  ];
  expect(toolsForTask('cut-hair', tools).map(({ tool }) => tool.id)).toEqual([2, 3]);
  expect(toolsForTask('cut-hair', tools.toReversed()).map(({ tool }) => tool.id)).toEqual([2, 3]);
});

it('is made for tests as a file may say it', () => expect(taskSchema.parse(makeTask())).toEqual(makeTask()));

it('knows the use case of a task that belongs to one, and the page of each', () => {
  const tasks = [makeTask(), makeTask({ slug: 'cut-hair', useCase: null })];
  expect([...useCasesOf(tasks)]).toEqual([['make-images', 'image-generation']]);
  expect(tasks.map(taskPath)).toEqual(['/tasks/make-images', '/tasks/cut-hair']);
});

it('shows tasks with the words of the desk and those it added; one with a file cannot be taken down', () => {
  const [kept, renamed, added] = ['kept', 'renamed', 'added'].map((slug) => makeTask({ slug }));
  const files = [kept!, renamed!];
  const { slug: _, ...fields } = added!;
  const { slug: __, ...over } = renamed!;
  expect(
    shownTasks(files, [
      { key: 'kept', shows: 'hidden', fields: {}, over: {} },
      { key: 'renamed', shows: 'whole', fields: { title: 'Said anew' }, over },
      { key: 'added', shows: 'whole', fields, over: null },
    ]),
  ).toEqual([kept, { ...renamed, title: 'Said anew' }, added]);
});

it('finds the tools of all tasks at once as it finds them for each', () => {
  const dyes = { task: 'dye-hair', fit: 'made for' as const, note: 'Dyes' };
  const tools = [
    makeTool({ id: 3, tasks: [cuts('can'), dyes] }),
    makeTool({ id: 1, tasks: [cuts('made for'), cuts('can')] }),
    makeTool({ id: 2, tasks: [dyes, cuts('made for')] }),
  ];
  const found = toolsByTask(tools);
  expect([...found.keys()].sort()).toEqual(['cut-hair', 'dye-hair']);
  expect(found.get('cut-hair')?.map(({ tool, fit }) => [tool.id, fit])).toEqual([
    [1, 'made for'],
    [2, 'made for'],
    [3, 'can'],
  ]);
  for (const [slug, doers] of found) expect(toolsForTask(slug, tools)).toEqual(doers);
});
