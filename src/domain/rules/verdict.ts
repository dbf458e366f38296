import { openPlans } from '#domain/tool/plan/open-plans.ts';
import { monthlyDollars, pricedAt } from '#domain/tool/plan/plan-price.ts';
import type { Plan, PlanPrice } from '#domain/tool/plan/plan.schema.ts';
import { type Judged, judgePlan, type RuleName, type RuleReason, type Standing, worstOf } from './judge-plan.ts';
import type { Rules } from './rules.schema.ts';

/** What a plan costs these people. */
export interface VerdictPrice extends Pick<PlanPrice, 'currency' | 'period' | 'unit' | 'billed' | 'perPerson'> {
  /** As it is printed: for one person, when each one pays. */
  amount: number;
  /** Seats that have to be bought: the people, or the fewest that it is sold to. */
  seats: number;
  /** Whether nobody has read the amount. */
  isUnconfirmed: boolean;
}

/** Whether a tool may be used under rules. */
export interface Verdict {
  verdict: Standing;
  /** The cheapest plan that passes; null when none does. */
  plan: string | null;
  /** Its price; null where `noPrice` says why there is none. */
  price: VerdictPrice | null;
  /** Why the plan that passes has no price; null where it has one, or none passes. */
  noPrice: 'on request' | 'not read' | null;
  /** The plan whose reasons are told: the one that passes, else the cheapest that is unknown, else the one that breaks the fewest rules. */
  reasonsOn: string | null;
  /** How that plan stands to each rule. */
  reasons: RuleReason[];
  /** Of a tool that fails: the rules that each of its plans breaks. */
  failsOnEveryPlan: RuleName[];
  /** Each plan to work with, as the tool names them. */
  plans: PlanStanding[];
}

/** How one plan stands to all the rules, and which of them it owes that to; none for one that passes. */
interface PlanStanding {
  plan: string;
  standing: Standing;
  rules: RuleName[];
}

/**
 * May this tool be used under these rules, on which plan, at which price? Unknown never passes; a trial is no plan to work
 * with; a tool that is shut down fails. Without a plan that was read, terms for every plan can only forbid: plans often take
 * back what terms give.
 */
export function verdictOf(tool: Judged, rules: Rules): Verdict {
  if (tool.status.state === 'shut down')
    return {
      verdict: 'fails',
      plan: null,
      price: null,
      noPrice: null,
      reasonsOn: null,
      reasons: [],
      failsOnEveryPlan: [],
      plans: [],
    };
  const plans = openPlans(tool.plans).filter(({ isTrial }) => !isTrial);
  const judged = (plans.length > 0 ? plans : [null]).map((plan): JudgedPlan => {
    const reasons = judgePlan(tool, plan, rules);
    return {
      plan,
      reasons,
      standing: plan === null ? withoutPlan(worstOf(reasons)) : worstOf(reasons),
      price: plan && priceFor(plan, rules.people),
    };
  });
  const of = (...standings: Standing[]) => judged.filter(({ standing }) => standings.includes(standing));
  const chosen = cheapest(of('passes', 'switched')) ?? cheapest(of('unknown')) ?? cheapest(closest(judged));
  const passes = chosen?.standing === 'passes' || chosen?.standing === 'switched';
  return {
    verdict: chosen?.standing ?? 'unknown',
    plan: (passes && chosen?.plan?.name) || null,
    price: passes ? (chosen?.price ?? null) : null,
    noPrice: passes && chosen.plan && !chosen.price ? (pricedAt(chosen.plan) ? 'on request' : 'not read') : null,
    reasonsOn: chosen?.plan?.name ?? null,
    reasons: chosen?.reasons ?? [],
    failsOnEveryPlan: chosen?.standing === 'fails' ? brokenByAll(judged) : [],
    plans: judged.flatMap(({ plan, standing, reasons }) =>
      plan === null
        ? []
        : { plan: plan.name, standing, rules: standing === 'passes' ? [] : rulesAt(reasons, standing) },
    ),
  };
}

/** A plan under rules; null stands for the terms where no plan was read. */
interface JudgedPlan {
  plan: Plan | null;
  reasons: RuleReason[];
  standing: Standing;
  price: VerdictPrice | null;
}

function cheapest(judged: readonly JudgedPlan[]): JudgedPlan | undefined {
  return judged.reduce<JudgedPlan | undefined>(
    (best, next) => (best === undefined || isCheaper(next.price, best.price) ? next : best),
    undefined,
  );
}

/** Those that break the fewest rules. */
function closest(judged: readonly JudgedPlan[]): JudgedPlan[] {
  const fewest = Math.min(...judged.map(({ reasons }) => broken(reasons).length));
  return judged.filter(({ reasons }) => broken(reasons).length === fewest);
}

function brokenByAll([first, ...others]: readonly JudgedPlan[]): RuleName[] {
  return broken(first?.reasons ?? []).filter((rule) => others.every(({ reasons }) => broken(reasons).includes(rule)));
}

function broken(reasons: readonly RuleReason[]): RuleName[] {
  return rulesAt(reasons, 'fails');
}

function rulesAt(reasons: readonly RuleReason[], at: Standing): RuleName[] {
  return reasons.filter(({ standing }) => standing === at).map(({ rule }) => rule);
}

function withoutPlan(standing: Standing): Standing {
  return standing === 'fails' ? 'fails' : 'unknown';
}

function priceFor(plan: Plan, people: number | null): VerdictPrice | null {
  const price = pricedAt(plan);
  if (price === null || price.amount === null) return null;
  const { amount, currency, period, unit, billed, perPerson, minimumPeople, evidence } = price;
  return {
    amount,
    currency,
    period,
    ...(unit !== undefined && { unit }),
    billed,
    perPerson,
    seats: perPerson ? Math.max(people ?? 1, minimumPeople ?? 1) : 1,
    isUnconfirmed: evidence.length === 0,
  };
}

/** A known price is cheaper than an unknown one; prices that cannot be laid beside each other keep the order of the plans. */
function isCheaper(one: VerdictPrice | null, other: VerdictPrice | null): boolean {
  if (one === null || other === null) return one !== null;
  const [a, b] = [totalAMonth(one), totalAMonth(other)];
  return a !== null && b !== null && a < b;
}

function totalAMonth({ amount, currency, period, seats }: VerdictPrice): number | null {
  const monthly = monthlyDollars({ amount, currency, period });
  return monthly === null ? null : monthly * seats;
}
