import { type ReadTool, rightOn } from './plan-rights.ts';
import type { PlanRightName } from './plan-words.ts';
import { heldText } from './right-words.ts';

const names = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * What a tool says to one right, never without what it hangs on: 'Yes (not for broadcast)'; where plans differ, one line for
 * each answer: 'Free: No', 'Pro and Premier: Yes'.
 */
export function rightLines(tool: Pick<ReadTool, 'plans' | 'baseRights' | 'sources'>, name: PlanRightName): string[] {
  const [first = null] = tool.plans;
  if (first === null) return [wordsOn(tool, null, name)];
  const groups = Map.groupBy(tool.plans, (plan) => wordsOn(tool, plan, name));
  if (groups.size === 1) return [...groups.keys()];
  return [...groups].map(([words, plans]) => `${names.format(plans.map((plan) => plan.name))}: ${words}`);
}

function wordsOn(tool: Parameters<typeof rightLines>[0], plan: Parameters<typeof rightOn>[1], name: PlanRightName) {
  const held = rightOn(tool, plan, name);
  return heldText(name, held) + (held.condition === '' ? '' : ` (${held.condition})`);
}
