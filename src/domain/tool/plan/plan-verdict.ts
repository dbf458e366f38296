import { lowerFirst } from '#domain/text/first-letter.ts';
import { asSentence } from '#domain/text/as-sentence.ts';
import { entryPlan, isFree } from '#domain/tool/evidence/derive-facts.ts';
import { pageName, readWords } from '#domain/tool/evidence/evidence.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import {
  alonePhrase,
  conditionOf,
  FREE_TRIAL,
  includedPhrase,
  ON_CONDITIONS,
  openPhrases,
  paidWorkPhrase,
  wayInPhrase,
} from './price-phrases.ts';
import { moneyText, plainPrice, UNCONFIRMED_MARK } from './price.ts';
import { paidWorkCondition } from './on-some-plan.ts';
import { openPlans, planCalled } from './open-plans.ts';
import { hangingWords, type PlanRightName } from './plan-words.ts';
import { isSoldBySeat, pricedAt } from './plan-price.ts';
import {
  type HeldRight,
  isDisputed,
  isProven,
  type ReadPlan,
  type ReadTool,
  rightOn,
  WHILE_TRIED,
} from './plan-rights.ts';
import { amountWords } from './price-list.ts';
import { bearing, heldText } from './right-words.ts';

/**
 * What it costs to try beside what a yes costs, with the plan of each: '$0 to try · $15 a month with paid work (Standard)'.
 * The words are those of `priceLine`. Where no plan is known to permit paid work it says that, beside the first price.
 */
export function priceVerdict(tool: ReadTool): string {
  const { status, priceOfYes } = tool;
  const plans = openPlans(tool.plans);
  if (status.state === 'shut down' || plans.length === 0) return plainPrice(tool);
  const isBySeat = plans.some(isSoldBySeat);
  const cost = (plan: ReadPlan) => costOf(plan, isBySeat);
  const free = plans.find((plan) => isFree(plan) && !plan.isTrial) ?? plans.find(isFree);
  const entry = entryPlan(plans);
  const yes = plans.find((plan) => plan.name === priceOfYes?.plan);
  const condition = priceOfYes ? conditionOf(priceOfYes) : '';
  if (yes && (yes === free || (yes === entry && !free))) return included(yes, cost(yes), condition);
  const isNoQuestion = plans.every((plan) => rightOn(tool, plan, 'commercialUse').answer === 'does not apply');
  const worded = isNoQuestion ? alonePhrase : wayInPhrase;
  const toTry = free ? (free.isTrial ? FREE_TRIAL : worded(cost(free))) : '';
  const named = (plan: ReadPlan, said: string) => `${said} (${plan.name})`;
  if (yes) {
    const way = toTry || (entry && named(entry, worded(cost(entry)))) || '';
    const price = cost(yes);
    return joinedParts([
      way,
      condition ? paidWorkPhrase(named(yes, price), condition) : named(yes, paidWorkPhrase(price, '')),
    ]);
  }
  const first = entry && (!free || pricedAt(entry)?.amount !== null);
  const price = first ? named(entry, free ? cost(entry) : worded(cost(entry))) : '';
  return joinedParts([toTry || price ? toTry : plainPrice(tool), price, noYesText(tool, isNoQuestion)]);
}

/**
 * What the paid plans cost that the verdict does not name, what they share once: 'Go $8, Plus $20 a month.'; 'Per person a
 * month: Pro $20, Team $25 (at least 2).'
 */
export function paidPlansText({ name: toolName, plans, status }: ReadTool, verdict: string): string {
  const open = openPlans(plans);
  const paid = open.filter((plan) => (pricedAt(plan)?.amount ?? 0) > 0 && !verdict.includes(`(${plan.name})`));
  if (status.state === 'shut down' || paid.length === 0) return '';
  const bySeat = open.some(isSoldBySeat) ? paid.filter((plan) => pricedAt(plan)?.perPerson) : [];
  const isEachBySeat = bySeat.length === paid.length;
  const names = withoutTool(toolName, paid);
  const costs = paid.map((plan) => seatCost(plan, !isEachBySeat && bySeat.includes(plan)));
  const suffixes = new Set(costs.map(({ cost }) => / a (month|year).*/.exec(cost)?.[0] ?? ''));
  const [first = ''] = suffixes;
  const isOne = costs.length === 1 || suffixes.size === 1;
  const shared = isOne ? first : [...suffixes].every((suffix) => suffix.startsWith(A_MONTH)) ? A_MONTH : '';
  const list = costs.map(({ cost, more }, index) => `${names[index]} ${cost.replace(shared, '')}${more}`).join(', ');
  const each = `${isEachBySeat ? 'per person' : ''}${shared}`.trim();
  if (each === '') return asSentence(list);
  const isAfter = isOne && shared !== '' && costs.every(({ more }) => more === '');
  return asSentence(isAfter ? `${list} ${each}` : `${each}: ${list}`);
}

const A_MONTH = ' a month';

/** What one seat costs, and what to know of seats: '$25 a month' and ' each (at least 2)'. */
function seatCost(plan: ReadPlan, isEach: boolean): { cost: string; more: string } {
  const price = pricedAt(plan);
  const seats = price?.minimumPeople ?? 1;
  const one = { ...plan, price: price && { ...price, minimumPeople: null }, priceYearly: null };
  return { cost: costOf(one), more: `${isEach ? ' each' : ''}${seats > 1 ? ` (at least ${seats})` : ''}` };
}

/** Names of plans that all begin with the tool's last name, without it: 'Firefly Pro' of Adobe Firefly is 'Pro' there. */
function withoutTool(toolName: string, plans: readonly ReadPlan[]): string[] {
  const own = `${toolName.split(' ').at(-1)} `;
  const isShared = plans.length > 1 && plans.every(({ name }) => name.startsWith(own));
  return plans.map(({ name }) => (isShared ? name.slice(own.length) : name));
}

/**
 * 'Free plan, paid work included'; '$15 a month, paid work included (Pro)'; '$15 a month (Pro), paid work with credit to the
 * maker'. A free plan called so is named once.
 */
function included(plan: ReadPlan, cost: string, condition: string): string {
  const name = isFree(plan) && plan.name === 'Free' ? '' : ` (${plan.name})`;
  const phrase = includedPhrase(cost, condition);
  return condition ? phrase.replace(', ', `${name}, `) : `${phrase}${name}`;
}

function joinedParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

/** Why there is no price of a yes: paid work is no question, is refused, has no price, or nobody has confirmed it. */
function noYesText(tool: ReadTool, isNoQuestion: boolean): string {
  if (isNoQuestion) return '';
  const plans = openPlans(tool.plans).filter(
    (plan) => !plan.isTrial && rightOn(tool, plan, 'commercialUse').answer === 'yes',
  );
  const yes = plans.map(({ name }) => name);
  const condition = paidWorkCondition({ plans, baseRights: tool.baseRights });
  if (yes.length > 0)
    return `paid work on ${joined(yes)}${condition && `, ${condition}`}, price ${priceOfYesUnknown(tool, yes)}`;
  const isOpen = openPlans(tool.plans).some((plan) => rightOn(tool, plan, 'commercialUse').answer === 'depends');
  if (isOnNoPlanClear(heldOn(tool, 'commercialUse'))) return 'paid work depends, whatever the plan';
  if (tool.rights.commercialUse === 'depends') return isOpen ? ON_CONDITIONS : openPhrases['not read'];
  return openPhrases[tool.rights.commercialUse];
}

function priceOfYesUnknown({ plans }: ReadTool, names: readonly string[]): string {
  const isOnRequest = openPlans(plans).some((plan) => names.includes(plan.name) && pricedAt(plan)?.amount === null);
  return isOnRequest ? 'on request' : 'not checked';
}

/** '$15 a month', '$0*', 'price on request'; '$25 per person a month' where seats are sold, if that is to be told. */
export function costOf(plan: ReadPlan, isBySeat = false): string {
  const price = pricedAt(plan);
  if (price === null) return 'price not checked';
  if (price.amount === null) return 'price on request';
  const isUnconfirmed = price.evidence.length === 0;
  if (price.amount > 0)
    return `${amountWords({ ...price, isUnconfirmed, isBySeat: isBySeat && price.perPerson })}${isDisputed(price.evidence) ? ' (disputed)' : ''}`;
  return `${moneyText(0)}${isUnconfirmed ? UNCONFIRMED_MARK : ''}`;
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

/** Where each of several plans leaves paid work to a condition: no plan to buy settles it. */
function isOnNoPlanClear(held: readonly OnPlan[]): boolean {
  return held.length > 1 && held.every(({ answer }) => answer === 'depends');
}

const ANY_PLAN = ', whatever the plan';
/** What follows an answer that holds on all of several plans. */
const everywhere: Record<keyof typeof sentences, Partial<Record<HeldRight['answer'], string>>> = {
  commercialUse: { yes: ', on every plan', no: ', on no plan' },
  trainsOnUploads: { yes: ANY_PLAN, no: ANY_PLAN, 'opt-out': ANY_PLAN },
};

/**
 * A right over all plans: 'Yes, on every plan'; where they differ a line for each answer, its plans first: 'Free: no.' and
 * 'Standard, Pro: yes, with conditions.' A good answer that hangs on something says so itself, so that no sentence below
 * takes it back. Below it stand the conditions, and every witness where they differ.
 */
export function rightVerdict(tool: ReadTool, name: keyof typeof sentences): { value: string; lines: string[] } {
  const held = heldOn(tool, name);
  // A trial that permits paid work says so with its end; beside plans that all permit it, there alone.
  const isTrialYes = ({ plan, answer }: OnPlan) => name === 'commercialUse' && plan?.isTrial && answer === 'yes';
  const lasting = held.filter((one) => !isTrialYes(one));
  const told = lasting.length > 0 ? lasting : held;
  const caps = name === 'commercialUse' ? capsOf(tool, held) : [];
  const hangs = (one: OnPlan) =>
    bearing(name, one) === 'good' && (one.condition !== '' || caps.some(({ on }) => on.includes(one)));
  const wordsOf = (one: OnPlan) =>
    `${sentences[name][one.answer] ?? heldText(name, one)}${hangs(one) && !isTrialYes(one) ? hangingWords[name] : ''}`;
  const groups = Map.groupBy(told, wordsOf);
  const [first] = told;
  const isOnlyOne = caps.length === 0 && new Set(held.map(({ condition }) => condition).filter(Boolean)).size === 1;
  const isTold = (on: readonly OnPlan[]) => isOnlyOne && (on.every(hangs) || isAllWith('depends', on, held));
  const lines = [...conditionsOf(held, isTold), ...caps.map(({ text }) => text)];
  if (name === 'commercialUse' && isOnNoPlanClear(held)) return { value: 'Depends, whatever the plan', lines };
  if (groups.size !== 1 || !first) {
    const apart = Map.groupBy(held, wordsOf);
    const value = [...apart].map(([words, on]) => `${planNames(on).join(', ')}: ${lowerFirst(words)}.`);
    return { value: value.join('\n'), lines };
  }
  const [words = ''] = groups.keys();
  const isTried = name === 'commercialUse' && (told.length < held.length || told.some(({ plan }) => plan?.isTrial));
  const afterTrial = first.answer === 'yes' ? ', on every paid plan' : ', once the trial ends';
  const isTrialTold = isTried && (first.answer === 'yes' || told.length < held.length);
  const reach = isTrialTold ? afterTrial : (everywhere[name][first.answer] ?? '');
  const bare = sentences[name][first.answer] ?? heldText(name, first);
  const witnesses = first.answer === 'disputed' ? first.evidence.map((one) => witnessText(one)) : [];
  return {
    value: bare + (held.length > 1 ? reach : '') + words.slice(bare.length),
    lines: [...lines, ...new Set(witnesses)],
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
    return said.map((words, index) => (index === 0 ? words : lowerFirst(words))).join('; ');
  }
  const isOnEach = granting.length === held.length;
  const where = isOnEach ? 'Yes, on every plan' : `${namesOf(granting)} only`;
  const price = !isOnEach && first.plan ? `, ${granting.length > 1 ? 'from ' : ''}${costOf(first.plan)}` : '';
  return `${where}${price}${granting.some(({ condition }) => condition !== '') ? hangingWords.indemnity : ''}`;
}

type OnPlan = HeldRight & { plan: ReadPlan | null };

/**
 * Each condition once; with its plans where not all of them have it, unless they are those with a switch, which it names, or
 * `isTold` says that the answer above names them and no others as hanging on something. A trial stands apart.
 */
function conditionsOf(held: readonly OnPlan[], isTold = (_on: readonly OnPlan[]) => false): string[] {
  const groups = Map.groupBy(held, ({ condition }) => condition);
  return [...groups].flatMap(([condition, on]) => {
    if (condition === '') return [];
    if (condition === WHILE_TRIED) return [asSentence(`${condition}${trialText(on)}, paid work is allowed there too`)];
    const isBare = on.length === held.length || isAllWith('opt-out', on, held) || isTold(on);
    return [asSentence(isBare ? condition : `${namesOf(on)}: ${condition}`)];
  });
}

/** Whether these are all the plans with an answer, and no others. */
function isAllWith(answer: OnPlan['answer'], on: readonly OnPlan[], held: readonly OnPlan[]): boolean {
  return on.every((one) => one.answer === answer) && held.every((one) => one.answer !== answer || on.includes(one));
}

/** What a trial brings: ' (125 credits once)'. */
function trialText([first]: readonly OnPlan[]): string {
  return first?.plan?.includes ? ` (${first.plan.includes})` : '';
}

/** A cap on the revenue of who uses some plans, unless a condition says it already. */
interface Cap {
  text: string;
  on: readonly OnPlan[];
}

function capsOf(tool: ReadTool, held: readonly OnPlan[]): Cap[] {
  const said = conditionsOf(held).join(' ');
  const caps = held.flatMap((one) => {
    const cap = rightOn(tool, one.plan, 'revenueCap');
    return one.answer === 'yes' && cap.answer === 'yes' ? [{ one, words: heldText('revenueCap', cap) }] : [];
  });
  return [...Map.groupBy(caps, ({ words }) => words)]
    .filter(([words]) => !said.includes(/\$[\d,]+/.exec(words)?.[0] ?? words))
    .map(([words, capped]) => {
      const on = capped.map(({ one }) => one);
      const whose = on.length === held.length ? '' : `${namesOf(on)}: `;
      return { text: asSentence(`${whose}${lowerFirst(words)} in revenue`), on };
    });
}

function namesOf(held: readonly OnPlan[]): string {
  return joined(planNames(held));
}

function planNames(held: readonly OnPlan[]): string[] {
  return held.flatMap(({ plan }) => (plan ? planCalled(plan) : []));
}

/** 'Says no: maker.example/terms, as copied on 20 September 2026 by …'. */
function witnessText(witness: Evidence): string {
  return `Says ${witness.says ?? 'something else'}: ${pageName(witness.source)}, ${readWords(witness)}`;
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
