import type { DocumentProblem } from '#domain/text/document-problem.ts';
import { paidPlan } from './paid-plan.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { LessonHead } from './lesson.schema.ts';

/** A lesson stands on living tools, at prices that their own entries name, and teaches tasks of those tools. */
export function lessonHeadProblems({ tools, tasks }: LessonHead, all: readonly Tool[]): DocumentProblem[] {
  const bySlug = new Map(all.map((tool) => [tool.slug, tool]));
  const known = new Set(tools.flatMap(({ tool }) => bySlug.get(tool)?.tasks.map(({ task }) => task) ?? []));
  return [
    ...tools.flatMap(({ tool: slug, pays }): DocumentProblem[] => {
      const tool = bySlug.get(slug);
      if (!tool || tool.status.state === 'shut down')
        return [{ field: 'tools', remedy: `take a living tool instead of ${slug}` }];
      if (pays === undefined || paidPlan(tool.plans, pays)) return [];
      return [
        {
          field: 'tools',
          remedy: `no plan of ${tool.name} is called ${pays.plan} and costs $${pays.amount}: “${tool.standardPricing}”`,
        },
      ];
    }),
    ...tasks
      .filter((task) => !known.has(task))
      .map((task) => ({ field: 'tasks', remedy: `${task} is no task of one of its tools` })),
  ];
}
