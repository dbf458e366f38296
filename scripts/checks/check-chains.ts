import type { LessonHead } from '#domain/teaching/lesson.schema.ts';
import { paidPlan } from '#domain/teaching/paid-plan.ts';
import type { ChainLink, Recipe } from '#domain/teaching/recipe.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { DataFile, DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

/** Recipes stand on living tools that may be used in paid work, at prices that the tools' own entries name. */
export function checkRecipes(
  recipes: readonly DataFile<Recipe>[],
  lessons: readonly string[],
  { tools }: Pick<DataSet, 'tools'>,
): Problem[] {
  const bySlug = new Map(tools.map(({ content }) => [content.slug, content]));
  return recipes.flatMap(({ file, content: { slug, steps, tasks, lesson } }): Problem[] => {
    const chain = steps.map(({ tool }) => bySlug.get(tool)).filter((tool) => tool !== undefined);
    return [
      ...unless(file === `data/recipes/${slug}.json`, {
        file,
        field: 'slug',
        value: slug,
        remedy: 'name the file after the slug',
      }),
      ...linkProblems(file, 'steps', steps, bySlug),
      ...unless(!chain.some(({ rights }) => rights.commercialUse === 'no'), {
        file,
        field: 'steps',
        remedy: 'one of the tools may not be used in paid work: take another',
      }),
      ...taskProblems(file, tasks, chain),
      ...unless(lesson === null || lessons.includes(lesson), {
        file,
        field: 'lesson',
        value: String(lesson),
        remedy: 'name a file of data/lessons/ without .md, or null',
      }),
    ];
  });
}

/** Lessons stand on living tools, at prices that the tools' own entries name, and teach tasks of those tools. */
export function checkLessonHead({ file, content }: DataFile<LessonHead>, { tools }: Pick<DataSet, 'tools'>): Problem[] {
  const bySlug = new Map(tools.map((tool) => [tool.content.slug, tool.content]));
  const used = content.tools.map(({ tool }) => bySlug.get(tool)).filter((tool) => tool !== undefined);
  return [...linkProblems(file, 'tools', content.tools, bySlug), ...taskProblems(file, content.tasks, used)];
}

function linkProblems(
  file: string,
  field: string,
  links: readonly ChainLink[],
  bySlug: ReadonlyMap<string, Tool>,
): Problem[] {
  return links.flatMap(({ tool: slug, pays }, index): Problem[] => {
    const tool = bySlug.get(slug);
    const at = `${field}[${index}]`;
    if (tool === undefined || tool.status.state === 'shut down')
      return [{ file, field: `${at}.tool`, value: slug, remedy: 'name the slug of a living tool in data/tools/' }];
    if (pays === undefined || paidPlan(tool.plans, pays)) return [];
    return [
      {
        file,
        field: `${at}.pays`,
        value: `${pays.plan} $${pays.amount}`,
        remedy: `no plan of ${slug} has this name and this price: “${tool.standardPricing}”`,
      },
    ];
  });
}

function taskProblems(file: string, tasks: readonly string[], tools: readonly Tool[]): Problem[] {
  const known = new Set(tools.flatMap((tool) => tool.tasks.map(({ task }) => task)));
  return tasks
    .filter((task) => !known.has(task))
    .map((value) => ({ file, field: 'tasks', value, remedy: 'name a task of one of its tools' }));
}

function unless(isSound: boolean, problem: Problem): Problem[] {
  return isSound ? [] : [problem];
}
