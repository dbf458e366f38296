import { isDisputed } from './plan-rights.ts';
import type { PlanRightName } from './plan.schema.ts';
import type { Witness } from '#domain/tool/evidence/source.schema.ts';

type Answers = { [name in PlanRightName]?: { answer: string; evidence: readonly Witness[] } | undefined };

/** Plans with their own answers, and what holds for all of them; plans that are told carry both already. */
export interface PlansWithRights {
  plans: readonly { rights: Answers }[];
  baseRights?: Answers | undefined;
}

/**
 * Whether some plan grants a right, if only under a condition. The label says `depends` too where plans differ because
 * nobody has read some of them: that grants nothing.
 */
export function isOnSomePlan({ plans, baseRights = {} }: PlansWithRights, name: PlanRightName): boolean {
  return (plans.length > 0 ? plans : [{ rights: {} as Answers }]).some(({ rights }) => {
    const right = rights[name] ?? baseRights[name];
    return right !== undefined && ['yes', 'depends'].includes(right.answer) && !isDisputed(right.evidence);
  });
}
