import { monthlyDollars, pricedAt } from '#domain/tool/plan-price.ts';
import type { Plan, PlanPrice } from '#domain/tool/plan.schema.ts';
import { type Judged, judgePlan, type RuleReason, type Standing, worstOf } from './judge-plan.ts';
import type { Rules } from './rules.schema.ts';

/** What a plan costs these people. */
export interface VerdictPrice extends Pick<PlanPrice, 'currency' | 'period' | 'billed' | 'perPerson'> {
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
  /** Its price; null where it is sold on request, or nobody has read it. */
  price: VerdictPrice | null;
  /** The plan whose reasons are told: the one that passes, else the cheapest that is unknown, else the cheapest. */
  reasonsOn: string | null;
  /** How that plan stands to each rule. */
  reasons: RuleReason[];
}

/**
 * May this tool be used under these rules, on which plan, at which price? Unknown never passes; a trial is no plan to work
 * with; a tool that is shut down fails. Without a plan that was read, terms for every plan can only forbid: plans often take
 * back what terms give.
 */
export function verdictOf(tool: Judged, rules: Rules): Verdict {
  if (tool.status.state === 'shut down')
    return { verdict: 'fails', plan: null, price: null, reasonsOn: null, reasons: [] };
  const plans = tool.plans.filter(({ isTrial }) => !isTrial);
  const judged = (plans.length > 0 ? plans : [null]).map((plan) => {
    const reasons = judgePlan(tool, plan, rules);
    return {
      plan,
      reasons,
      standing: plan === null ? withoutPlan(worstOf(reasons)) : worstOf(reasons),
      price: plan && priceFor(plan, rules.people),
    };
  });
  const cheapestOf = (...standings: Standing[]) =>
    judged
      .filter(({ standing }) => standings.includes(standing))
      .reduce<(typeof judged)[number] | undefined>(
        (best, next) => (best === undefined || isCheaper(next.price, best.price) ? next : best),
        undefined,
      );
  const chosen = cheapestOf('passes', 'switched') ?? cheapestOf('unknown') ?? cheapestOf('fails');
  const passes = chosen?.standing === 'passes' || chosen?.standing === 'switched';
  return {
    verdict: chosen?.standing ?? 'unknown',
    plan: (passes && chosen?.plan?.name) || null,
    price: passes ? (chosen?.price ?? null) : null,
    reasonsOn: chosen?.plan?.name ?? null,
    reasons: chosen?.reasons ?? [],
  };
}

function withoutPlan(standing: Standing): Standing {
  return standing === 'fails' ? 'fails' : 'unknown';
}

function priceFor(plan: Plan, people: number | null): VerdictPrice | null {
  const price = pricedAt(plan);
  if (price === null || price.amount === null) return null;
  const { amount, currency, period, billed, perPerson, minimumPeople, evidence } = price;
  return {
    amount,
    currency,
    period,
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
