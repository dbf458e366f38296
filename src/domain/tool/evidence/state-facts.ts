import { deepEqual } from '#domain/value/deep-equal.ts';
import { entryPlan, isFree, recordOf, toolOf } from './derive-facts.ts';
import { type EvidenceByFact, type FactName, factNames } from './evidence.ts';
import type { Evidence } from './evidence.schema.ts';
import { rightNames } from './evidence-rules.ts';
import { pricedAt, pricedWays } from '#domain/tool/plan/plan-price.ts';
import { labelCondition } from '#domain/tool/plan/plan-rights.ts';
import type { Plan, PlanPrice, PlanRight, PlanRightName } from '#domain/tool/plan/plan.schema.ts';
import type { Witness } from './source.schema.ts';
import type { Pricing, Rights } from './stated-facts.schema.ts';
import type { Tool, ToolRecord } from '#domain/tool/tool.schema.ts';
import type { FreeUse } from '#domain/tool/tool-words.ts';
import { sourceName, sourcesIn } from './witness-sources.ts';

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
 * confirm the value that stands. What needs words to hold (that nothing is free, that a price is on request) is not read
 * without them.
 */
export function stateFacts(tool: Tool, statement: Statement): Tool {
  const { pricing, freeUse, rights = {}, conditions = {}, evidence = {} } = statement;
  let next = tool;
  if (pricing)
    next = statePrice(next, pricing, Boolean(evidence.price && !deepEqual(evidence.price, tool.evidence.price)));
  // An amount of 0 says by itself that one can begin without paying.
  const isFreeByPrice = pricing?.amount === 0 && freeUse !== 'trial';
  if (freeUse !== undefined && freeUse !== next.freeUse && !isFreeByPrice) next = stateFreeUse(next, freeUse);
  for (const name of rightNames) next = stateRight(next, name, rights[name], conditions[name]);
  for (const fact of factNames) {
    const given = evidence[fact];
    if (given !== undefined && !deepEqual(given, next.evidence[fact])) next = prove(next, fact, given, statement);
  }
  return withoutLostSources(tool, next);
}

/** An answer on one right, with the words that say it. */
export interface RightStatement extends Omit<PlanRight, 'evidence'> {
  name: PlanRightName;
  /** Names of the plans that it is said of; null for every plan, also those that come later. */
  plans: readonly string[] | null;
  evidence: Evidence;
}

/** A tool after an answer on one right, of every plan or of some: what the words say wins over what stood there. */
export function stateRightOn(tool: Tool, { name, plans, evidence, ...said }: RightStatement): Tool {
  const { sources, witnesses } = withSource(tool, evidence);
  const [known, right] = [
    { ...tool, sources },
    { ...said, evidence: witnesses },
  ];
  if (plans === null) return withoutLostSources(tool, withRight(known, name, right));
  const stated = tool.plans.map((plan) =>
    plans.includes(plan.name) ? { ...plan, rights: { ...plan.rights, [name]: right } } : plan,
  );
  return withoutLostSources(tool, toolOf({ ...known, plans: stated }));
}

const freePrice: PlanPrice = {
  amount: 0,
  currency: 'USD',
  period: 'month',
  billed: null,
  perPerson: true,
  minimumPeople: null,
  evidence: [],
};
const freePlan: Plan = {
  name: 'Free',
  includes: '',
  isTrial: false,
  price: freePrice,
  priceYearly: null,
  rights: {},
};

function stateFreeUse(tool: Tool, freeUse: FreeUse): Tool {
  const paid = tool.plans.filter((plan) => !isFree(plan));
  const free = tool.plans.find(isFree) ?? freePlan;
  const isTrial = freeUse === 'trial';
  const plans =
    freeUse === 'yes' || isTrial
      ? [{ ...free, isTrial, price: { ...(free.price ?? freePrice), evidence: [] } }, ...paid]
      : paid;
  return toolOf({ ...tool, plans, noFreePlan: [] });
}

function statePrice(tool: Tool, said: Partial<Pricing>, isProven: boolean): Tool {
  const amount = said.amount === undefined ? tool.pricing.amount : said.amount;
  const details = said.details === tool.pricing.details ? undefined : said.details;
  return amount === 0 ? stateFreePlan(tool, details) : stateEntryPlan(tool, said, amount, details, isProven);
}

function stateFreePlan(tool: Tool, details: string | undefined): Tool {
  const old = tool.plans.find(isFree);
  const { price, includes, ...free } = old && !old.isTrial ? old : { ...(old ?? freePlan), price: freePrice };
  const plan: Plan = { ...free, isTrial: false, price: price ?? freePrice, includes: details ?? includes };
  const plans = [plan, ...tool.plans.filter((other) => !isFree(other))];
  return deepEqual(plans, tool.plans) ? tool : toolOf({ ...tool, plans, noFreePlan: [] });
}

function stateEntryPlan(
  tool: Tool,
  said: Partial<Pricing>,
  amount: number | null,
  details: string | undefined,
  isProven: boolean,
): Tool {
  const entry = entryPlan(tool.plans) ?? tool.plans.find((plan) => pricedAt(plan) === null);
  const isUnread = tool.pricing.amount === null && !entryPlan(tool.plans);
  if (amount === null && isUnread && !isProven && details === undefined) return tool;
  // That a maker names no price is known from its words alone.
  if (amount === null && entry === undefined && !isProven && !details) {
    const tasters = tool.plans.filter(({ isTrial }) => isTrial);
    return said.amount === undefined || tasters.length === tool.plans.length
      ? tool
      : toolOf({ ...tool, plans: tasters });
  }
  const old = entry && pricedAt(entry);
  const currency = said.currency ?? (said.amount === undefined ? old?.currency : undefined) ?? 'USD';
  const price: PlanPrice = { ...waysOf(said.period ?? (old ? undefined : tool.pricing.period), old), amount, currency };
  const isMoved = !old || !deepEqual({ ...price, evidence: [] }, { ...old, evidence: [] });
  const proven = isMoved ? { ...price, evidence: [] } : old;
  const isYearly = entry !== undefined && entry.price === null && entry.priceYearly !== null;
  const plan: Plan = {
    ...(entry ?? { name: 'Paid plan', isTrial: false, rights: {}, includes: '', price: null, priceYearly: null }),
    ...(details !== undefined && { includes: details }),
    ...(isYearly ? { priceYearly: proven } : { price: proven }),
  };
  const plans = entry ? tool.plans.map((other) => (other === entry ? plan : other)) : [...tool.plans, plan];
  // A price above nothing says that there is no way in for nothing, unless it is a taster.
  const paid = said.amount === undefined ? plans : plans.filter((other) => !isFree(other) || other.isTrial);
  return deepEqual(paid, tool.plans) ? tool : toolOf({ ...tool, plans: paid });
}

/** What an amount pays for: as it stands where the statement says the same in fewer words. */
function waysOf(period: Pricing['period'] | undefined, old: PlanPrice | null | undefined): PlanPrice {
  const { unit, ...rest } = old ?? { ...freePrice, perPerson: period === 'user' };
  const isSaid =
    period === undefined || pricedWays({ ...rest, ...(unit && { unit }) }) === period || isForOne(period, rest);
  if (old && isSaid) return old;
  switch (period) {
    case undefined:
    case 'month':
      return { ...rest, period: 'month', minimumPeople: null };
    case 'user':
      return { ...rest, period: 'month', perPerson: true };
    case 'year':
      return { ...rest, period: 'year' };
    case 'license':
      return { ...rest, period: 'once' };
    default:
      return { ...rest, period: 'use', unit: period };
  }
}

/** A price a user a month, which is told as one a month when a single person can buy it. */
function isForOne(period: Pricing['period'], { period: paid, perPerson }: Pick<PlanPrice, 'period' | 'perPerson'>) {
  return period === 'user' && paid === 'month' && perPerson;
}

/** An answer with its condition; the same again changes nothing, and that witnesses differ cannot be stated. */
function stateRight(
  tool: Tool,
  name: keyof Rights,
  answer: Rights[keyof Rights] = tool.rights[name],
  condition?: string,
): Tool {
  const isSameAnswer = answer === tool.rights[name];
  const isSameCondition = condition === undefined || condition === labelCondition(tool, name);
  if (answer === 'disputed' || (isSameAnswer && isSameCondition)) return tool;
  const base = tool.baseRights[name];
  const kept = base && base.answer === answer && isSameAnswer ? base.evidence : [];
  return withRight(tool, name, { answer, condition: condition ?? '', evidence: kept });
}

/** A right that holds on every plan: no plan keeps an answer of its own. */
function withRight(tool: Tool, name: PlanRightName, right: PlanRight): Tool {
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

/** Puts words behind a value that stands, or takes them away; words of a value that nobody states prove nothing. */
function prove(tool: Tool, fact: FactName, given: Evidence | null, { freeUse, pricing }: Statement): Tool {
  const { sources, witnesses } = withSource(tool, given);
  const known = { ...tool, sources };
  const free = tool.plans.find(isFree);
  switch (fact) {
    case 'ethics':
      return toolOf({ ...known, ethicsEvidence: witnesses });
    case 'status':
      return toolOf({ ...known, statusEvidence: witnesses });
    case 'freeUse':
      if (free) return toolOf({ ...known, plans: withProof(tool.plans, free, witnesses) });
      return freeUse === 'no' || tool.freeUse === 'no' ? toolOf({ ...known, noFreePlan: witnesses }) : tool;
    case 'price': {
      const plan = (pricing?.amount === 0 ? free : entryPlan(tool.plans)) ?? free;
      return plan ? toolOf({ ...known, plans: withProof(tool.plans, plan, witnesses) }) : tool;
    }
    default:
      return toolOf({ ...known, ...withRightProof(tool, fact, witnesses) });
  }
}

function withRightProof(
  { baseRights, plans }: Tool,
  name: keyof Rights,
  evidence: Witness[],
): Pick<Tool, 'baseRights' | 'plans'> {
  const base = baseRights[name];
  if (base !== undefined) return { baseRights: { ...baseRights, [name]: { ...base, evidence } }, plans };
  const plan = plans.find(({ rights }) => rights[name]?.answer === 'yes') ?? plans.find(({ rights }) => rights[name]);
  const own = plan?.rights[name];
  return {
    baseRights,
    plans:
      own === undefined
        ? plans
        : plans.map((other) =>
            other === plan ? { ...other, rights: { ...other.rights, [name]: { ...own, evidence } } } : other,
          ),
  };
}

/** A source whose last words went with a statement goes too; one that nothing cited before stays. */
function withoutLostSources(before: Tool, after: Tool): Tool {
  const { sources: _, ...said } = recordOf(before);
  const { sources, ...says } = recordOf(after);
  const [cited, citing] = [sourcesIn(said), sourcesIn(says)];
  const lost = Object.keys(sources).filter(
    (name) => !citing.has(name) && (cited.has(name) || !Object.hasOwn(before.sources, name)),
  );
  if (lost.length === 0) return after;
  return toolOf({
    ...after,
    sources: Object.fromEntries(Object.entries(sources).filter(([name]) => !lost.includes(name))),
  });
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
  const { source: page, copy = null, kind, readOn, pageDate, ...words } = given;
  const wanted = { page, copy, kind, readOn, pageDate };
  const known = Object.entries(sources).find(([, { language: _, ...source }]) => deepEqual(source, wanted))?.[0];
  const name = known ?? sourceName(page, sources);
  const language = Object.values(sources).find((other) => other.page === page && other.copy === copy)?.language ?? 'en';
  return {
    sources: known === undefined ? { ...sources, [name]: { ...wanted, language } } : sources,
    witnesses: [{ ...words, source: name }],
  };
}
