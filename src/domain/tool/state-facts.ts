import { isSame } from './is-same.ts';
import { entryPlan, isFree, toolOf } from './derive-facts.ts';
import { type Evidence, type EvidenceByFact, factNames } from './evidence.ts';
import { rightNames } from './evidence-rules.ts';
import { pricedAt } from './plan-price.ts';
import type { Plan, PlanAnswer, PlanPrice } from './plan.schema.ts';
import type { Witness } from './source.schema.ts';
import type { Pricing, Rights } from './stated-facts.schema.ts';
import type { Tool, ToolRecord } from './tool.schema.ts';
import type { FreeUse } from './tool-words.ts';

/**
 * Facts stated without naming a plan: a row of a sheet, one corrected value, a change stored before tools had plans. What is
 * not there stays.
 */
export interface Statement {
  pricing?: Partial<Pricing> | undefined;
  freeUse?: FreeUse | undefined;
  rights?: Partial<Rights> | undefined;
  /** On what an answer hangs, for `depends` and `opt-out`. */
  conditions?: Partial<Record<keyof Rights, string>> | undefined;
  /** What stands behind the values; null takes it away. */
  evidence?: Partial<EvidenceByFact> | undefined;
}

/**
 * A tool after a statement. A price is that of the cheapest way in, and makes a plan where there is none; an answer on a
 * right holds for every plan. A value that changes loses its words unless the statement brings its own; words alone
 * confirm the value that stands.
 */
export function stateFacts(tool: Tool, statement: Statement): Tool {
  const { evidence = {} } = statement;
  let next = tool;
  if (statement.freeUse !== undefined && statement.freeUse !== next.freeUse)
    next = stateFreeUse(next, statement.freeUse);
  if (statement.pricing && !saysSame(next.pricing, statement.pricing)) next = statePrice(next, statement.pricing);
  for (const name of rightNames) {
    const answer = statement.rights?.[name];
    if (answer !== undefined && answer !== next.rights[name])
      next = stateRight(next, name, answer, statement.conditions?.[name] ?? '');
    else if (statement.conditions?.[name] !== undefined)
      next = withCondition(next, name, statement.conditions[name] ?? '');
  }
  for (const fact of factNames) {
    const given = evidence[fact];
    if (given !== undefined) next = prove(next, fact, given);
  }
  return next;
}

function saysSame(now: Pricing, said: Partial<Pricing>): boolean {
  return Object.entries(said).every(([name, value]) => isSame(now[name as keyof Pricing], value));
}

const freePlan: Plan = {
  name: 'Free',
  includes: '',
  isTrial: false,
  price: {
    amount: 0,
    currency: 'USD',
    period: 'month',
    billed: null,
    perPerson: true,
    minimumPeople: null,
    evidence: [],
  },
  priceYearly: null,
  rights: {},
};

function stateFreeUse(tool: Tool, freeUse: FreeUse): Tool {
  const paid = tool.plans.filter((plan) => !isFree(plan));
  const free = tool.plans.find(isFree) ?? freePlan;
  const isTrial = freeUse === 'trial';
  const plans =
    freeUse === 'yes' || isTrial
      ? [{ ...free, isTrial, price: { ...(free.price ?? freePlan.price), evidence: [] } as PlanPrice }, ...paid]
      : paid;
  return toolOf({ ...tool, plans, noFreePlan: [] });
}

function statePrice(tool: Tool, said: Partial<Pricing>): Tool {
  const { amount, period, currency } = { ...tool.pricing, ...said };
  if (amount === 0) {
    const free = tool.plans.find((plan) => isFree(plan) && !plan.isTrial) ?? freePlan;
    const isMoved = tool.pricing.amount !== 0;
    const price = { ...(free.price ?? freePlan.price), ...(isMoved && { evidence: [] }) } as PlanPrice;
    const includes = said.details === undefined || said.details === tool.pricing.details ? free.includes : said.details;
    return toolOf({ ...tool, plans: [{ ...free, includes, price }, ...tool.plans.filter((plan) => !isFree(plan))] });
  }
  const entry = entryPlan(tool.plans);
  const old = entry && pricedAt(entry);
  const isMoved = old?.amount !== amount || said.period !== undefined || said.currency !== undefined;
  const price: PlanPrice = {
    ...(old ?? { perPerson: period === 'user', minimumPeople: null, billed: null, evidence: [] }),
    amount,
    currency: currency ?? 'USD',
    ...periodOf(period),
    ...(isMoved && { evidence: [] }),
  };
  const isYearly = entry !== undefined && entry.price === null && entry.priceYearly !== null;
  const plan: Plan = {
    ...(entry ?? { name: 'Paid plan', isTrial: false, rights: {}, includes: '', price: null, priceYearly: null }),
    ...(said.details !== undefined &&
      said.details !== tool.pricing.details && { includes: said.details.slice(0, 200) }),
    ...(isYearly ? { priceYearly: price } : { price }),
  };
  const plans = entry ? tool.plans.map((other) => (other === entry ? plan : other)) : [...tool.plans, plan];
  // A price above nothing says that there is no way in for nothing, unless it is a taster.
  return toolOf({ ...tool, plans: plans.filter((other) => !isFree(other) || other.isTrial) });
}

function periodOf(period: Pricing['period']): Pick<PlanPrice, 'period' | 'unit'> {
  switch (period) {
    case 'license':
      return { period: 'once' };
    case 'year':
    case 'month':
      return { period };
    case 'user':
      return { period: 'month' };
    default:
      return { period: 'use', unit: period };
  }
}

function stateRight(tool: Tool, name: keyof Rights, answer: Rights[keyof Rights], condition: string): Tool {
  if (answer === 'disputed') return tool;
  return withRight(tool, name, { answer, condition, evidence: [] });
}

function withCondition(tool: Tool, name: keyof Rights, condition: string): Tool {
  const right = tool.baseRights[name];
  return right === undefined || right.condition === condition
    ? tool
    : toolOf({ ...tool, baseRights: { ...tool.baseRights, [name]: { ...right, condition } } });
}

/** A right that holds on every plan: no plan keeps an answer of its own. */
function withRight(
  tool: Tool,
  name: keyof Rights,
  right: { answer: PlanAnswer; condition: string; evidence: Witness[] },
): Tool {
  const { [name]: _, ...base } = tool.baseRights;
  return toolOf({
    ...tool,
    baseRights: right.answer === 'not read' ? base : { ...base, [name]: right },
    plans: tool.plans.map((plan) => {
      const { [name]: own, ...rights } = plan.rights;
      return own === undefined ? plan : { ...plan, rights };
    }),
  });
}

/** Puts words behind a value that stands, or takes them away. */
function prove(tool: Tool, fact: (typeof factNames)[number], given: Evidence | null): Tool {
  const { sources, witnesses } = withSource(tool, given);
  const known = { ...tool, sources };
  switch (fact) {
    case 'ethics':
      return toolOf({ ...known, ethicsEvidence: witnesses });
    case 'status':
      return toolOf({ ...known, statusEvidence: witnesses });
    case 'freeUse':
      return tool.freeUse === 'no' || tool.freeUse === 'not read'
        ? toolOf({ ...known, noFreePlan: witnesses })
        : toolOf({ ...known, plans: withProof(tool.plans, tool.plans.find(isFree), witnesses) });
    case 'price':
      return toolOf({
        ...known,
        plans: withProof(tool.plans, entryPlan(tool.plans) ?? tool.plans.find(isFree), witnesses),
      });
    default: {
      const base = tool.baseRights[fact];
      if (base !== undefined)
        return toolOf({ ...known, baseRights: { ...tool.baseRights, [fact]: { ...base, evidence: witnesses } } });
      const plan =
        tool.plans.find(({ rights }) => rights[fact]?.answer === 'yes') ??
        tool.plans.find(({ rights }) => rights[fact]);
      const own = plan?.rights[fact];
      return own === undefined
        ? tool
        : toolOf({
            ...known,
            plans: tool.plans.map((other) =>
              other === plan
                ? { ...other, rights: { ...other.rights, [fact]: { ...own, evidence: witnesses } } }
                : other,
            ),
          });
    }
  }
}

function withProof(plans: readonly Plan[], plan: Plan | undefined, evidence: Witness[]): Plan[] {
  return plans.map((other) => {
    if (other !== plan) return other;
    return other.price
      ? { ...other, price: { ...other.price, evidence } }
      : { ...other, priceYearly: other.priceYearly && { ...other.priceYearly, evidence } };
  });
}

/** The page of some words among a tool's sources: as it stands there, else under a new name. */
function withSource(
  { sources }: Pick<ToolRecord, 'sources'>,
  given: Evidence | null,
): { sources: ToolRecord['sources']; witnesses: Witness[] } {
  if (given === null) return { sources, witnesses: [] };
  const { source: page, copy = null, kind, readOn, pageDate, quote, english, says } = given;
  const words = { quote, ...(english !== undefined && { english }), ...(says !== undefined && { says }) };
  const wanted = { page, copy, kind, readOn, pageDate };
  const known = Object.entries(sources).find(([, { language: _, ...source }]) => isSame(source, wanted))?.[0];
  if (known !== undefined) return { sources, witnesses: [{ source: known, ...words }] };
  const name = freeName(page, sources);
  return {
    sources: { ...sources, [name]: { ...wanted, language: 'en' } },
    witnesses: [{ source: name, ...words }],
  };
}

function freeName(page: string, taken: ToolRecord['sources']): string {
  const last = page.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  const word =
    last
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 24)
      .replace(/^-+|-+$/g, '') || 'page';
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? word : `${word}-${number}`;
    if (!Object.hasOwn(taken, name)) return name;
  }
}
