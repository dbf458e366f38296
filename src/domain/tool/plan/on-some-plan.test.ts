import { expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { isOnSomePlan } from './on-some-plan.ts';
import type { Plan, PlanAnswer } from './plan.schema.ts';
import { shownPlans } from './shown-plans.ts';

const right = (answer: PlanAnswer) => ({ answer, condition: '', evidence: [] });
const plan = (name: string, answer?: PlanAnswer): Plan => ({
  name,
  includes: '',
  isTrial: false,
  price: null,
  priceYearly: null,
  rights: answer === undefined ? {} : { indemnity: right(answer) },
});

it.each<[granted: boolean, plans: Plan[], base: PlanAnswer | undefined]>([
  [true, [plan('Free', 'no'), plan('Enterprise', 'yes')], undefined],
  [true, [plan('Free', 'no'), plan('Enterprise')], 'yes'],
  [true, [plan('Free')], 'depends'],
  [false, [plan('Free', 'no'), plan('Enterprise', 'not read')], undefined],
  [false, [plan('Free', 'no'), plan('Enterprise')], undefined],
  [false, [plan('Free', 'maker silent'), plan('Enterprise')], 'no'],
  [true, [], 'yes'],
  [false, [], undefined],
])('%s: what nobody has read on a plan is granted by nobody', (granted, plans, base) => {
  const tool = makeTool({ plans, baseRights: base === undefined ? {} : { indemnity: right(base) } });
  expect(isOnSomePlan(tool, 'indemnity')).toBe(granted);
  if (plans.length > 0) expect(isOnSomePlan({ plans: shownPlans(tool) }, 'indemnity')).toBe(granted);
});
