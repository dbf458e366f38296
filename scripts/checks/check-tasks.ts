import { basename } from 'node:path';
import { phases } from '#domain/task/phase.ts';
import type { Task } from '#domain/task/task.schema.ts';
import { MIN_DOERS, taskCountRemedy } from '#domain/task/task-limits.ts';
import { toolsForTask } from '#domain/task/task-tools.ts';
import type { DataFile, DataSet } from './data-set.ts';
import { nearestWord } from './nearest-word.ts';
import type { Problem } from './problem.ts';

/** Tasks of a living tool. */
const MIN_OF_TOOL = 2;

/** Tasks are named after their file, each once, and every task that a tool names is there, each once per tool. */
export function checkTasks(tasks: readonly DataFile<Task>[], { tools }: Pick<DataSet, 'tools'>): Problem[] {
  const slugs = tasks.map(({ content }) => content.slug);
  const remedy = taskCountRemedy(tasks.length);
  return [
    ...(remedy === null ? [] : [{ file: 'data/tasks/', value: `${tasks.length} tasks`, remedy }]),
    ...tasks.flatMap(({ file, content: { slug } }) => {
      const name = basename(file, '.json');
      return name === slug ? [] : [{ file, field: 'slug', value: slug, remedy: `write ${name}, or rename the file` }];
    }),
    ...tasks.flatMap(({ file, content: { phase } }): Problem[] =>
      phase === null ? [{ file, field: 'phase', remedy: `name one of ${phases.join(', ')}` }] : [],
    ),
    ...doubles(tasks),
    ...tasks.flatMap(({ file, content: { says } }) =>
      says.flatMap((value, index): Problem[] =>
        says.indexOf(value) === index
          ? []
          : [{ file, field: 'says', value, remedy: 'the task says it already; leave one out' }],
      ),
    ),
    ...tools.flatMap(({ file, content }) =>
      content.tasks.flatMap(({ task }, index): Problem[] => {
        const field = `tasks[${index}].task`;
        if (content.tasks.findIndex((other) => other.task === task) < index)
          return [{ file, field, value: task, remedy: 'the tool names it already; leave one out' }];
        if (slugs.includes(task)) return [];
        const nearest = nearestWord(task, slugs);
        return [{ file, field, value: task, remedy: nearest ? `write ${nearest}` : 'name a file of data/tasks/' }];
      }),
    ),
  ];
}

/** A living tool has at least two tasks; a task at least three living tools, or a reason for fewer. */
export function checkTaskCoverage(tasks: readonly DataFile<Task>[], { tools }: Pick<DataSet, 'tools'>): Problem[] {
  const all = tools.map(({ content }) => content);
  return [
    ...tools.flatMap(({ file, content: { tasks: own, status } }) =>
      status.state === 'shut down' || own.length >= MIN_OF_TOOL
        ? []
        : [{ file, field: 'tasks', value: `${own.length} tasks`, remedy: `name at least ${MIN_OF_TOOL}` }],
    ),
    ...tasks.flatMap(({ file, content: { slug, fewTools } }): Problem[] => {
      const count = toolsForTask(slug, all).length;
      if (count < MIN_DOERS && fewTools === '')
        return [
          {
            file,
            remedy: `${count} tools that are not shut down name ${slug} in their tasks: name it in at least ${MIN_DOERS}, or say in fewTools why there are fewer`,
          },
        ];
      if (count >= MIN_DOERS && fewTools !== '')
        return [{ file, field: 'fewTools', value: fewTools, remedy: `${count} tools do it by now; leave it empty` }];
      return [];
    }),
  ];
}

/** Titles and slugs that stand twice. */
function doubles(tasks: readonly DataFile<Task>[]): Problem[] {
  return tasks.flatMap(({ file, content: { title } }, index) => {
    const first = tasks.findIndex(({ content }) => content.title.toLowerCase() === title.toLowerCase());
    return first < index
      ? [{ file, field: 'title', value: title, remedy: `${tasks[first]?.file} has it already; choose another` }]
      : [];
  });
}
