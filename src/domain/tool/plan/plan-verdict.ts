import { asSentence } from '#domain/text/as-sentence.ts';
import { entryPlan, isFree } from '#domain/tool/evidence/derive-facts.ts';
import { pageName, readWords } from '#domain/tool/evidence/evidence.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { alonePhrase, FREE_TRIAL, includedPhrase, openPhrases, paidWorkPhrase, wayInPhrase } from './price-phrases.ts';
import { moneyText, plainPrice, UNCONFIRMED_MARK } from './price.ts';
import { openPlans, planCalled } from './open-plans.ts';
import type { PlanRightName } from './plan-words.ts';
import { pricedAt } from './plan-price.ts';
import { type HeldRight, isDisputed, isProven, type ReadPlan, type ReadTool, rightOn } from './plan-rights.ts';
import { priceWords } from './price-list.ts';
import { heldText } from './right-words.ts';

/**
 * What it costs to try beside what a yes costs, with the plan of each: '$0 to try · $15 a month with paid work (Standard)'.
 * The words are those of `priceLine`. Where no plan is known to permit paid work it says that, beside the first price.
 */
export function priceVerdict(tool: ReadTool): string {
  const { status, priceOfYes } = tool;
  const plans = openPlans(tool.plans);
  if (status.state === 'shut down' || plans.length === 0) return plainPrice(tool);
  const free = plans.find((plan) => isFree(plan) && !plan.isTrial) ?? plans.find(isFree);
  const entry = entryPlan(plans);
  const yes = plans.find((plan) => plan.name === priceOfYes?.plan);
  if (yes && (yes === free || (yes === entry && !free))) return included(yes);
  const isNoQuestion = plans.every((plan) => rightOn(tool, plan, 'commercialUse').answer === 'does not apply');
  const worded = isNoQuestion ? alonePhrase : wayInPhrase;
  const toTry = free ? (free.isTrial ? FREE_TRIAL : worded(costOf(free))) : '';
  const named = (plan: ReadPlan, said: string) => `${said} (${plan.name})`;
  if (yes) {
    const way = toTry || (entry && named(entry, worded(costOf(entry)))) || '';
    return joinedParts([way, named(yes, paidWorkPhrase(costOf(yes)))]);
  }
  const first = entry && (!free || pricedAt(entry)?.amount !== null);
  const price = first ? named(entry, free ? costOf(entry) : worded(costOf(entry))) : '';
  return joinedParts([toTry || price ? toTry : plainPrice(tool), price, noYesText(tool, isNoQuestion)]);
}

/** What every paid plan costs, where the verdict does not name each: 'Paid plans a month: Go $8, Plus $20.' */
export function paidPlansText({ plans, status }: ReadTool, verdict: string): string {
  const paid = openPlans(plans).filter((plan) => (pricedAt(plan)?.amount ?? 0) > 0);
  if (status.state === 'shut down' || paid.every(({ name }) => verdict.includes(`(${name})`))) return '';
  const costs = paid.map((plan) => ({ name: plan.name, ...seatCost(plan) }));
  const isMonthly = costs.length > 1 && costs.every(({ cost }) => cost.endsWith(A_MONTH));
  const said = costs.map(
    ({ name, cost, each }) => `${name} ${isMonthly ? cost.slice(0, -A_MONTH.length) : cost}${each}`,
  );
  return `Paid plan${paid.length === 1 ? '' : 's'}${isMonthly ? A_MONTH : ''}: ${said.join(', ')}.`;
}

/** What one seat costs, and how many one has to take: '$25 a month' and ' each, at least 2'. */
function seatCost(plan: ReadPlan): { cost: string; each: string } {
  const price = pricedAt(plan);
  const seats = price?.minimumPeople ?? 1;
  const one = { ...plan, price: price && { ...price, minimumPeople: null }, priceYearly: null };
  return { cost: costOf(one), each: seats > 1 ? ` each (at least ${seats})` : '' };
}

const A_MONTH = ' a month';

/** 'Free plan, paid work included'; '$15 a month, paid work included (Pro)'. A free plan called so is named once. */
function included(plan: ReadPlan): string {
  return `${includedPhrase(costOf(plan))}${isFree(plan) && plan.name === 'Free' ? '' : ` (${plan.name})`}`;
}

function joinedParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

/** Why there is no price of a yes: paid work is no question, is refused, has no price, or nobody has confirmed it. */
function noYesText(tool: ReadTool, isNoQuestion: boolean): string {
  if (isNoQuestion) return '';
  const yes = openPlans(tool.plans)
    .filter((plan) => !plan.isTrial && rightOn(tool, plan, 'commercialUse').answer === 'yes')
    .map(({ name }) => name);
  if (yes.length > 0) return `paid work on ${joined(yes)}, price ${priceOfYesUnknown(tool, yes)}`;
  return openPhrases[tool.rights.commercialUse];
}

function priceOfYesUnknown({ plans }: ReadTool, names: readonly string[]): string {
  const isOnRequest = openPlans(plans).some((plan) => names.includes(plan.name) && pricedAt(plan)?.amount === null);
  return isOnRequest ? 'on request' : 'not checked';
}

/** '$15 a month', '$0*', 'price on request'. */
export function costOf(plan: ReadPlan): string {
  const price = pricedAt(plan);
  if (price === null) return 'price not checked';
  if (price.amount === null) return 'price on request';
  if (price.amount > 0) return `${priceWords(price)}${isDisputed(price.evidence) ? ' (disputed)' : ''}`;
  return `${moneyText(0)}${price.evidence.length === 0 ? UNCONFIRMED_MARK : ''}`;
}

/** Where the bare answer would not say enough. */
const sentences: Record<'commercialUse' | 'trainsOnUploads', Partial<Record<HeldRight['answer'], string>>> = {
  commercialUse: {},
  trainsOnUploads: {
    yes: 'Trained on',
    no: 'Not trained on',
    'opt-out': 'Trained on until you opt out',
  },
};

const ANY_PLAN = ', whatever the plan';
/** What follows an answer that holds on all of several plans. */
const everywhere: Record<keyof typeof sentences, Partial<Record<HeldRight['answer'], string>>> = {
  commercialUse: { yes: ', on every plan', no: ', on no plan' },
  trainsOnUploads: { yes: ANY_PLAN, no: ANY_PLAN, 'opt-out': ANY_PLAN },
};

/**
 * A right over all plans: 'Yes, on every plan'; where they differ a line for each answer, its plans first: 'Free: no.' and
 * 'Standard, Pro: yes.' With the conditions below it, which a yes to paid work announces, and every witness where they differ.
 */
export function rightVerdict(tool: ReadTool, name: keyof typeof sentences): { value: string; lines: string[] } {
  const held = heldOn(tool, name);
  // A trial that permits paid work is told with its end alone.
  const lasting = held.filter(({ plan, answer }) => !(name === 'commercialUse' && plan?.isTrial && answer === 'yes'));
  const told = lasting.length > 0 ? lasting : held;
  const groups = Map.groupBy(told, (right) => sentences[name][right.answer] ?? heldText(name, right));
  const [first] = told;
  const caps = name === 'commercialUse' ? capsOf(tool, held) : [];
  const lines = [...conditionsOf(held), ...caps];
  if (groups.size !== 1 || !first) {
    const value = [...groups].map(([words, on]) => `${planNames(on).join(', ')}: ${lowered(words)}.`);
    return { value: value.join('\n'), lines };
  }
  const [words = ''] = groups.keys();
  const isTried = name === 'commercialUse' && (told.length < held.length || told.some(({ plan }) => plan?.isTrial));
  const afterTrial = first.answer === 'yes' ? ', on every paid plan' : ', once the trial ends';
  const isTrialTold = isTried && (first.answer === 'yes' || told.length < held.length);
  const reach = isTrialTold ? afterTrial : (everywhere[name][first.answer] ?? '');
  const isConditional = caps.length > 0 || told.some(({ condition }) => condition !== '');
  const conditions = name === 'commercialUse' && first.answer === 'yes' && isConditional ? ', with conditions' : '';
  return {
    value: words + (held.length > 1 ? reach : '') + conditions,
    lines: first.answer === 'disputed' ? [...lines, ...first.evidence.map((one) => witnessText(one))] : lines,
  };
}

function heldOn(tool: ReadTool, name: PlanRightName): OnPlan[] {
  const open = openPlans(tool.plans);
  return (open.length > 0 ? open : [null]).map((plan) => ({ plan, ...rightOn(tool, plan, name) }));
}

/**
 * Who stands behind the result, in one line: 'Enterprise only, price on request', 'Yes, on every plan, with exceptions'; without
 * a plan that does what was read of each.
 */
export function indemnityVerdict(tool: ReadTool): string {
  const held = heldOn(tool, 'indemnity');
  const granting = held.filter((one) => !one.plan?.isTrial && isProven(one) && ['yes', 'depends'].includes(one.answer));
  const [first] = granting;
  if (first === undefined) {
    const groups = [...Map.groupBy(held, (one) => heldText('indemnity', one))];
    const said = groups.map(([words, on]) => (groups.length === 1 ? words : `${words} on ${planNames(on).join(', ')}`));
    return said.map((words, index) => (index === 0 ? words : lowered(words))).join('; ');
  }
  const isOnEach = granting.length === held.length;
  const where = isOnEach ? 'Yes, on every plan' : `${namesOf(granting)} only`;
  const price = !isOnEach && first.plan ? `, ${granting.length > 1 ? 'from ' : ''}${costOf(first.plan)}` : '';
  return `${where}${price}${granting.some(({ condition }) => condition !== '') ? ', with exceptions' : ''}`;
}

type OnPlan = HeldRight & { plan: ReadPlan | null };

/** Each condition once; with its plans where not all of them have it, unless they are those with a switch, which it names. */
function conditionsOf(held: readonly OnPlan[]): string[] {
  const groups = Map.groupBy(held, ({ condition }) => condition);
  const switched = held.filter(({ answer }) => answer === 'opt-out');
  return [...groups].flatMap(([condition, on]) => {
    if (condition === '') return [];
    const isSwitch = on.length === switched.length && on.every((one) => switched.includes(one));
    return [asSentence(on.length === held.length || isSwitch ? condition : `${namesOf(on)}: ${condition}`)];
  });
}

/** A cap on the revenue of who uses a plan, unless a condition says it already. */
function capsOf(tool: ReadTool, held: readonly OnPlan[]): string[] {
  const said = conditionsOf(held).join(' ');
  const caps = held.flatMap(({ plan, answer }) => {
    const cap = rightOn(tool, plan, 'revenueCap');
    return answer === 'yes' && cap.answer === 'yes' ? [{ ...cap, plan, words: heldText('revenueCap', cap) }] : [];
  });
  return [...Map.groupBy(caps, ({ words }) => words)]
    .filter(([words]) => !said.includes(/\$[\d,]+/.exec(words)?.[0] ?? words))
    .map(([words, on]) => asSentence(`${on.length === held.length ? '' : `${namesOf(on)}: `}${words} in revenue`));
}

function namesOf(held: readonly OnPlan[]): string {
  return joined(planNames(held));
}

function planNames(held: readonly OnPlan[]): string[] {
  return held.flatMap(({ plan }) => (plan ? planCalled(plan) : []));
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** 'Says no: maker.example/terms, as copied on 20 September 2026 by …'. */
function witnessText(witness: Evidence): string {
  return `Says ${witness.says ?? 'something else'}: ${pageName(witness.source)}, ${readWords(witness)}`;
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
