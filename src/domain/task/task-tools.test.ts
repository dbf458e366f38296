import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeTool } from '#domain/tool/make-tool.ts';
import { commonTasks } from './common-tasks.ts';
import { makeTask } from './make-task.ts';
import { toolsForTask } from './task-tools.ts';

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
