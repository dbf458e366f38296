import type { Judged } from '#domain/rules/judge-plan.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { planRightsSchema, planSchema } from '#domain/tool/plan/plan.schema.ts';
import { sourcesSchema } from '#domain/tool/evidence/source.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** One case of `judged-verdicts.json`: facts and rules, and what somebody who has not seen the engine says of them. */
export interface JudgedVerdict {
  name: string;
  tool: {
    status: Tool['status']['state'];
    sources: unknown;
    plans: unknown[];
    baseRights: unknown;
    ethicallyTrained?: string;
    ethicsEvidence?: Tool['ethicsEvidence'];
  };
  /** Only what is asked for is said. */
  rules: Partial<Rules>;
  verdict: 'passes' | 'passes when switched' | 'fails' | 'unknown';
  plan: string | null;
  price: { amount: number } | null;
  why: string;
}

/** The facts of a case as a tool has them. @throws ZodError when the case has another shape */
export function judgedTool({ tool }: JudgedVerdict): Judged {
  return {
    status: { state: tool.status, note: '', since: null, replacedBy: null },
    sources: sourcesSchema.parse(tool.sources),
    plans: tool.plans.map((plan) => planSchema.parse(plan)),
    baseRights: planRightsSchema.parse(tool.baseRights),
    ethicallyTrained: tool.ethicallyTrained ?? '',
    ethicsEvidence: tool.ethicsEvidence ?? [],
  };
}
