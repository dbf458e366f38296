import { issueWords } from '#domain/text/document-problem.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';
import type { PlanFacts } from './plan-facts.ts';

const planFactsSchema = toolSchema.pick({
  sources: true,
  plans: true,
  noFreePlan: true,
  baseRights: true,
  ethicsEvidence: true,
  statusEvidence: true,
});

/** Whether a cell of plans holds what an export writes, or what is wrong with it in words. */
export function checkPlanFacts(value: unknown): { ok: true; facts: PlanFacts } | { ok: false; remedy: string } {
  const read = planFactsSchema.safeParse(value);
  if (read.success) return { ok: true, facts: read.data };
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') ?? '';
  return {
    ok: false,
    remedy: `Leave this cell as an export wrote it, or empty. ${place === '' ? 'It' : `“${place}”`}: ${issue ? issueWords(issue) : 'not understood'}.`,
  };
}
