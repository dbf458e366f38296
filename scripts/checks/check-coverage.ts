import { budgets, departments, experienceLevels, goals, teamSizes } from '#domain/tool/audience.ts';
import { criteria, matchesCriterion } from '#domain/tool/catalogue/filter-criteria.ts';
import { budgetRangeOf } from '#domain/tool/plan/price.ts';
import type { Task } from '#domain/task/task.schema.ts';
import { useCasesOf } from '#domain/task/task-tools.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

/** Every filter and quiz word finds at least this many tools … */
const FEWEST = 3;
/** … and none finds nearly all of them. */
const LARGEST_SHARE = 0.85;

/** The collection answers every question the product asks of it. */
export function checkCoverage({ tools }: DataSet, tasks: readonly Task[] = []): Problem[] {
  const useCasesByTask = useCasesOf(tasks);
  const all = tools.map(({ content }) => content);
  const questions: [string, (tool: Tool) => boolean][] = [
    ...criteria.map((criterion): [string, (tool: Tool) => boolean] => [
      `filter ${criterion}`,
      (tool) => matchesCriterion(tool, criterion, useCasesByTask),
    ]),
    ...departments.map((word): [string, (tool: Tool) => boolean] => [
      `department ${word}`,
      (tool) => tool.departments.includes(word),
    ]),
    ...goals.map((word): [string, (tool: Tool) => boolean] => [`goal ${word}`, (tool) => tool.goals.includes(word)]),
    ...budgets.map((word): [string, (tool: Tool) => boolean] => [
      `budget ${word}`,
      (tool) => budgetRangeOf(tool) === word,
    ]),
    ...experienceLevels.map((word): [string, (tool: Tool) => boolean] => [
      `experience ${word}`,
      (tool) => tool.experienceLevel.includes(word),
    ]),
    ...teamSizes.map((word): [string, (tool: Tool) => boolean] => [
      `team size ${word}`,
      (tool) => tool.teamSizes.includes(word),
    ]),
  ];
  return questions.flatMap(([question, matches]): Problem[] => {
    const count = all.filter(matches).length;
    if (count < FEWEST)
      return [
        {
          file: 'data/tools/',
          field: question,
          value: `${count} tools`,
          remedy: `at least ${FEWEST} tools must match`,
        },
      ];
    if (count > all.length * LARGEST_SHARE)
      return [
        {
          file: 'data/tools/',
          field: question,
          value: `${count} of ${all.length} tools`,
          remedy: 'it tells nothing apart; be stricter',
        },
      ];
    return [];
  });
}
