import type * as z from 'zod';
import { issueWords } from '#domain/desk-document/document-problem.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';

const planFactsSchema = toolSchema.pick({
  sources: true,
  plans: true,
  noFreePlan: true,
  baseRights: true,
  ethicsEvidence: true,
  statusEvidence: true,
});

/** Everything that a sheet cannot say in single cells: sources, plans with prices and rights, base rights. */
export type PlanFacts = z.output<typeof planFactsSchema>;

/** Plans, rights and sources of a tool as one cell: JSON that an upload reads again without a loss. */
export function planFactsCell(tool: Tool): string {
  return JSON.stringify(planFactsSchema.parse(Object.fromEntries(names.map((name) => [name, tool[name]]))));
}

const names = Object.keys(planFactsSchema.shape) as (keyof PlanFacts)[];

/** What such a cell says, or what is wrong with it in words. */
export function readPlanFacts(cell: string): { ok: true; facts: PlanFacts } | { ok: false; remedy: string } {
  let value: unknown;
  try {
    value = JSON.parse(cell);
  } catch {
    return { ok: false, remedy: 'Leave this cell as an export wrote it, or empty: it is no JSON.' };
  }
  const read = planFactsSchema.safeParse(value);
  if (read.success) return { ok: true, facts: read.data };
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') ?? '';
  return {
    ok: false,
    remedy: `Leave this cell as an export wrote it, or empty. ${place === '' ? 'It' : `“${place}”`}: ${issue ? issueWords(issue) : 'not understood'}.`,
  };
}
