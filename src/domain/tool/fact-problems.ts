import { type FactName, factNames } from './evidence.ts';
import { evidenceConflicts, evidenceRemedy } from '#domain/tool/evidence-rules.ts';
import { rightsWordingConflicts } from './rights.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { ToolProblem } from '#domain/tool/tool-problem.ts';

/** Words of a maker that gives something away for good. */
const FREE_PLAN = /^free\b|\bfree plan\b|free forever|free tier/i;
const NO_FREE_PLAN = /\bno (standing )?free (plan|tier)|no free plan/i;
/** Memory instead of a page, and doubt that the page marks by itself. */
const DOUBT =
  /by our last knowledge|last we knew|at last look|no published prices|we remember|from memory|to our knowledge|we believe/i;

/**
 * Evidence that counts, values that agree with it and with each other: what cannot be true of one tool, or claims more
 * than was read. The data check and the back office ask the same.
 * @param today YYYY-MM-DD; no page was read, or is dated, after it
 */
export function factProblems(tool: Tool, today: string): ToolProblem[] {
  return [...evidenceProblems(tool, today), ...contradictions(tool)];
}

function evidenceProblems(content: Tool, today: string): ToolProblem[] {
  return factNames.flatMap((name): ToolProblem[] => {
    const evidence = content.evidence[name];
    if (evidence === null) return [];
    const field = `evidence.${name}`;
    if (evidence.readOn > today)
      return [{ field, value: evidence.readOn, remedy: 'a page cannot have been read in the future' }];
    const remedy = evidenceRemedy(evidence);
    return remedy === null ? [] : [{ field, value: evidence.source, remedy }];
  });
}

/** Values of one tool that cannot both be true, or that claim more than was read. */
function contradictions(tool: Tool): ToolProblem[] {
  const { pricing, standardPricing, freeUse, status } = tool;
  const problems: ToolProblem[] = [];
  const say = (field: string, value: string, remedy: string) => void problems.push({ field, value, remedy });
  for (const { fact, remedy } of [...evidenceConflicts(tool), ...rightsWordingConflicts(tool)])
    problems.push({ field: conflictField(tool, fact), remedy });
  const isDead = status.state === 'shut down';
  if (isDead && pricing.amount !== null)
    say('pricing.amount', String(pricing.amount), 'a tool that is shut down has no price: write null');
  if (!isDead && freeUse === 'yes' && pricing.amount !== 0 && pricing.amount !== null)
    say('pricing.amount', String(pricing.amount), 'it is useful without paying: the cheapest way in is 0');
  if (freeUse === 'no' && pricing.amount === 0)
    say('freeUse', 'no', 'the amount is 0: say yes or trial, or name the cheapest price');
  if (freeUse === 'no' && FREE_PLAN.test(standardPricing) && !NO_FREE_PLAN.test(standardPricing))
    say('freeUse', 'no', 'the price list speaks of a free plan: say yes or trial, or correct the list');
  for (const [field, text] of [
    ['pricing.details', pricing.details],
    ['standardPricing', standardPricing],
    ['status.note', status.note],
  ] as const)
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

/** The field to correct: evidence that stands behind nothing, or the value that lacks evidence. */
function conflictField({ evidence }: Tool, fact: FactName): string {
  if (evidence[fact] !== null) return `evidence.${fact}`;
  return fact === 'ethics' ? 'ethicallyTrained' : `rights.${fact}`;
}
