import { evidenceConflicts, evidenceRemedy } from './evidence-rules.ts';
import { pricedAt } from '#domain/tool/plan/plan-price.ts';
import { planProblems, witnessesOf } from '#domain/tool/plan/plan-problems.ts';
import { rightsWordingConflicts } from '#domain/tool/plan/rights.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { ToolProblem } from '#domain/tool/editing/tool-problem.ts';

/** Memory instead of a page, and doubt that the page marks by itself. */
const DOUBT =
  /by our last knowledge|last we knew|at last look|no published prices|we remember|from memory|to our knowledge|we believe/i;

/**
 * Evidence that counts, values that agree with it and with each other: what cannot be true of one tool, or claims more
 * than was read. The data check and the back office ask the same.
 * @param today YYYY-MM-DD; no page was read, or is dated, after it
 */
export function factProblems(tool: Tool, today: string): ToolProblem[] {
  return [...sourceProblems(tool, today), ...planProblems(tool), ...contradictions(tool)];
}

function sourceProblems(tool: Tool, today: string): ToolProblem[] {
  const bySource = Map.groupBy(witnessesOf(tool), ({ witness }) => witness.source);
  return Object.entries(tool.sources).flatMap(([name, source]): ToolProblem[] => {
    const field = `sources.${name}`;
    if (source.readOn > today)
      return [{ field, value: source.readOn, remedy: 'a page cannot have been read in the future' }];
    const words = bySource.get(name)?.map(({ witness }) => witness.quote) ?? [''];
    const remedy = words.map((quote) => evidenceRemedy({ ...source, source: source.page, quote })).find(Boolean);
    const ofCopy = source.copy === null ? null : evidenceRemedy({ ...source, source: source.copy, quote: '' });
    const found = remedy ?? ofCopy;
    return found === null || found === undefined ? [] : [{ field, value: source.page, remedy: found }];
  });
}

/** Values of one tool that cannot both be true, or that claim more than was read. */
function contradictions(tool: Tool): ToolProblem[] {
  const { plans, status } = tool;
  const problems: ToolProblem[] = [];
  const say = (field: string, value: string, remedy: string) => void problems.push({ field, value, remedy });
  for (const { field, remedy } of [...evidenceConflicts(tool), ...rightsWordingConflicts(tool)])
    problems.push({ field, remedy });
  const sold = plans.filter((plan) => pricedAt(plan) !== null).map(({ name }) => name);
  if (status.state === 'shut down' && sold.length > 0)
    say('plans', sold.join(', '), 'a tool that is shut down has no price: leave the prices of its plans out');
  if (tool.noFreePlan.length > 0 && (tool.freeUse === 'yes' || tool.freeUse === 'trial'))
    say(
      'noFreePlan',
      tool.freeUse,
      'a free plan or a trial stands among the plans: leave these words out, or that plan',
    );
  for (const [field, text] of [
    ...plans.map(({ includes }, index) => [`plans.${index}.includes`, includes] as const),
    ['status.note', status.note] as const,
  ])
    if (restsOnMemory(text))
      say(
        field,
        text,
        'nothing rests on memory, and the page marks what is not confirmed: leave the doubt out, or say what was not read',
      );
  return problems;
}

/** Whether a sentence says that nobody has read what it tells. */
export function restsOnMemory(text: string): boolean {
  return DOUBT.test(text);
}
