import type { Tool } from '#domain/tool/tool.schema.ts';
import { planNamed } from './freeze-facts.ts';

/** What is wrong with a plan that somebody names, and what to write instead; null when it may stand. */
export function planProblem(tool: Pick<Tool, 'name' | 'plans'>, plan: string): string | null {
  if (plan === '' || tool.plans.length === 0 || planNamed(tool, plan)) return null;
  const names = tool.plans.map(({ name }) => name).join(', ');
  return `${tool.name} has no plan “${plan}” in the guide: it has ${names}. Leave it empty for another one.`;
}
