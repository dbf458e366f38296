import { isDisputed } from './plan-rights.ts';
import { openPlans } from './open-plans.ts';
import { HANGING } from './price-phrases.ts';
import type { ClosedToNew, PlanRightName } from './plan.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Witness } from '#domain/tool/evidence/source.schema.ts';

type Answers = {
  [name in PlanRightName]?:
    | { answer: string; condition?: string; inShort?: string | undefined; evidence: readonly Witness[] }
    | undefined;
};

/** Plans with their own answers, and what holds for all of them; plans that are told carry both already. */
export interface PlansWithRights {
  plans: readonly { rights: Answers; closedToNew?: ClosedToNew | undefined; isTrial?: boolean | undefined }[];
  baseRights?: Answers | undefined;
}

/**
 * Whether some plan grants a right, if only under a condition. The label says `depends` too where plans differ because
 * nobody has read some of them: that grants nothing.
 */
export function isOnSomePlan(tool: PlansWithRights, name: PlanRightName): boolean {
  return answersOf(tool, name).some(
    ({ answer, evidence }) => ['yes', 'depends'].includes(answer) && !isDisputed(evidence),
  );
}

/** Whether some plan says of a right that it depends on what plans cannot express. */
export function isOpenOnSomePlan(tool: PlansWithRights, name: PlanRightName): boolean {
  return answersOf(tool, name).some(({ answer }) => answer === 'depends');
}

/** How sure paid work is, which orders tools that are equal otherwise: 2 where some plan allows it, if on a condition; 0 where it is a no; 1 where nothing is known. */
export function paidWorkOf({ rights, priceOfYes }: Pick<Tool, 'rights' | 'priceOfYes'>): 0 | 1 | 2 {
  if (priceOfYes !== null || rights.commercialUse === 'yes') return 2;
  return rights.commercialUse === 'no' ? 0 : 1;
}

/** Whether uploads stay out of training on some plan, by itself or by a switch. */
export function keepsUploadsOut(tool: PlansWithRights): boolean {
  const answers = planAnswers(tool, 'trainsOnUploads');
  return answers.has('no') || answers.has('opt-out');
}

/** What plans say of a right, but for what sources dispute. */
export function planAnswers(tool: PlansWithRights, name: PlanRightName): ReadonlySet<string> {
  return new Set(answersOf(tool, name).flatMap(({ answer, evidence }) => (isDisputed(evidence) ? [] : answer)));
}

/** Whether an answer hangs on something, on whichever plan: a condition, or of paid work a cap on revenue. A trial does not count there; what does not apply says why, and hangs on nothing. */
export function hangsOn({ plans, baseRights }: PlansWithRights, name: PlanRightName): boolean {
  const isPaidWork = name === 'commercialUse';
  const counted = { plans: isPaidWork ? plans.filter(({ isTrial }) => !isTrial) : plans, baseRights };
  const isCapped = () =>
    answersOf(counted, 'revenueCap').some(({ answer, evidence }) => answer === 'yes' && !isDisputed(evidence));
  const isHanging = ({ answer, condition = '' }: ReturnType<typeof answersOf>[number]) =>
    condition !== '' && answer !== 'does not apply';
  return answersOf(counted, name).some(isHanging) || (isPaidWork && isCapped());
}

/**
 * On what paid work hangs, as it follows 'paid work': 'except for companies over $1M a year'. 'on conditions' where plans hang
 * on different things or one of them has no short form; empty where it hangs on nothing. A cap on revenue stops readers first.
 */
export function paidWorkCondition({ plans, baseRights }: PlansWithRights): string {
  if (!hangsOn({ plans, baseRights }, 'commercialUse')) return '';
  const lasting = openPlans(plans).filter(({ isTrial }) => !isTrial);
  const [first, ...others] = new Set(
    (lasting.length > 0 ? lasting : [{ rights: {} }]).map((plan) => {
      const short = (name: PlanRightName) => answersOf({ plans: [plan], baseRights }, name)[0]?.inShort;
      return short('revenueCap') ?? short('commercialUse');
    }),
  );
  return first === undefined || others.length > 0 ? HANGING : first;
}

/** What each plan that somebody new can take answers, as far as it was read. */
function answersOf({ plans, baseRights = {} }: PlansWithRights, name: PlanRightName) {
  const open = openPlans(plans);
  return (open.length > 0 ? open : [{ rights: {} as Answers }]).flatMap(
    ({ rights }) => rights[name] ?? baseRights[name] ?? [],
  );
}
