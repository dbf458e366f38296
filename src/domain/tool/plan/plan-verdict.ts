import { lowerFirst } from '#domain/text/first-letter.ts';
import { listed } from '#domain/text/list-text.ts';
import { asSentence } from '#domain/text/as-sentence.ts';
import { entryPlan, isFree } from '#domain/tool/evidence/derive-facts.ts';
import { pageName, readWords } from '#domain/tool/evidence/evidence.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import {
  alonePhrase,
  FREE_TRIAL,
  HANGING,
  includedWords,
  ON_CONDITIONS,
  openPhrases,
  wayInPhrase,
} from './price-phrases.ts';
import { moneyText, plainPrice, UNCONFIRMED_MARK } from './price.ts';
import { paidWorkCondition } from './on-some-plan.ts';
import { openPlans, planCalled } from './open-plans.ts';
import { hangingWords, type PlanRightName } from './plan-words.ts';
import { forSeats, isSoldBySeat, leastSeats, pricedAt, seatsAmount } from './plan-price.ts';
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
 * What it costs: the way in beside the price of the cheapest plan with paid work, '$0 to try · $15 a month'; and in `line` whose
 * price that is, on what kind of yes, and what the other plans cost. What a yes hangs on is told by the answer on paid work. A
 * free plan with the same answer is no mere taster: 'Free plan · $20 a month'.
 */
export function priceVerdict(tool: ReadTool): { value: string; line: string } {
  const plans = openPlans(tool.plans);
  if (tool.status.state === 'shut down' || plans.length === 0) return { value: plainPrice(tool), line: '' };
  const { free, yes, entry, isBySeat } = pricesOf(tool);
  const paidWorkOn = (plan: ReadPlan) => rightOn(tool, plan, 'commercialUse').answer;
  const isNoQuestion = plans.every((plan) => paidWorkOn(plan) === 'does not apply');
  const shown = yes ?? (entry && (!free || pricedAt(entry)?.amount !== null) ? entry : undefined);
  const isAlike = free !== undefined && shown !== undefined && paidWorkOn(free) === paidWorkOn(shown);
  const worded = isNoQuestion || isAlike ? alonePhrase : wayInPhrase;
  const toTry = free ? (free.isTrial ? FREE_TRIAL : worded(costOf(free))) : '';
  const price = shown && shown !== free ? wholeCost(shown, isBySeat) : '';
  const value = [toTry, yes || free ? price : price && worded(price)].filter(Boolean).join(' · ');
  const paidWork = yes ? yesText(tool, yes) : noYesText(tool, isNoQuestion);
  const isOneOfMany = !yes && shown !== undefined && paidPlans(tool).length > 1;
  const kind = [isOneOfMany && 'cheapest paid plan', paidWork].filter(Boolean).join('; ');
  const whose = shown && !(isFree(shown) && shown.name === 'Free') && shown.name;
  const line = asSentence([whose, kind].filter(Boolean).join(': '));
  return { value: value || plainPrice(tool), line: [line, otherPrices(tool, shown)].filter(Boolean).join(' ') };
}

/** The plans whose amounts the price of a tool names: the one that is free, and all that are paid for. */
export function pricedPlans(tool: ReadTool): ReadPlan[] {
  const { free } = pricesOf(tool);
  return [...(free ? [free] : []), ...paidPlans(tool)];
}

/** The free plan, the first that is paid for, and the cheapest with paid work; whether seats are sold. */
function pricesOf({ plans, priceOfYes }: ReadTool) {
  const open = openPlans(plans);
  return {
    free: open.find((plan) => isFree(plan) && !plan.isTrial) ?? open.find(isFree),
    entry: entryPlan(open),
    yes: open.find(({ name }) => name === priceOfYes?.plan),
    isBySeat: open.some(isSoldBySeat),
  };
}

function paidPlans({ plans }: ReadTool): ReadPlan[] {
  return openPlans(plans).filter((plan) => (pricedAt(plan)?.amount ?? 0) > 0);
}

/** 'cheapest with paid work'; where a cheaper plan leaves it open 'cheapest with a clear yes to paid work'; 'on conditions' where it hangs on something; a trial that permits it too says so. */
function yesText(tool: ReadTool, yes: ReadPlan): string {
  const isHanging = tool.priceOfYes?.hasConditions === true;
  const lasting = lastingPlans(tool);
  if (isFree(yes) || lasting.length === 1) return includedWords(isHanging ? HANGING : '');
  const kind = isOpenBefore(tool, yes) ? `a ${isHanging ? '' : 'clear '}yes to ` : '';
  const isTried = isWorkTried(tool);
  const trial = isTried ? '. The trial allows it too' : '';
  return `cheapest ${isTried ? 'lasting plan ' : ''}with ${kind}paid work${isHanging ? `, ${HANGING}` : ''}${trial}`;
}

function lastingPlans(tool: ReadTool): ReadPlan[] {
  return openPlans(tool.plans).filter(({ isTrial }) => !isTrial);
}

/** Whether paid work depends on something on a plan before this one: then only this one is a clear yes. */
export function isOpenBefore(tool: ReadTool, plan: ReadPlan): boolean {
  const lasting = lastingPlans(tool);
  return lasting
    .slice(0, lasting.indexOf(plan))
    .some((one) => rightOn(tool, one, 'commercialUse').answer === 'depends');
}

/** Whether a trial permits paid work for as long as it lasts. */
export function isWorkTried(tool: ReadTool): boolean {
  return openPlans(tool.plans).some((plan) => plan.isTrial && rightOn(tool, plan, 'commercialUse').answer === 'yes');
}

/** What the other paid plans cost, what they share once: 'Go $8, Plus $20 a month.'; 'Per person a month: Pro $20, Team $25 (at least 2).' */
function otherPrices(tool: ReadTool, shown: ReadPlan | undefined): string {
  const paid = paidPlans(tool).filter((plan) => plan !== shown);
  if (paid.length === 0) return '';
  const bySeat = pricesOf(tool).isBySeat ? paid.filter((plan) => pricedAt(plan)?.perPerson) : [];
  const isEachBySeat = bySeat.length === paid.length;
  const names = withoutTool(tool.name, paid);
  const costs = paid.map((plan) => ({
    cost: seatCost(plan),
    more: `${!isEachBySeat && bySeat.includes(plan) ? ' each' : ''}${seatsOf(plan) > 1 ? ` (at least ${seatsOf(plan)})` : ''}`,
  }));
  const suffixes = new Set(costs.map(({ cost }) => / a (month|year).*/.exec(cost)?.[0] ?? ''));
  const [first = ''] = suffixes;
  const isOne = costs.length === 1 || suffixes.size === 1;
  const shared = isOne ? first : [...suffixes].every((suffix) => suffix.startsWith(A_MONTH)) ? A_MONTH : '';
  const list = costs.map(({ cost, more }, index) => `${names[index]} ${cost.replace(shared, '')}${more}`).join(', ');
  const each = `${isEachBySeat ? 'per person' : ''}${shared}`.trim();
  const isShared = shown && wholeCost(shown, pricesOf(tool).isBySeat).replace(/^\S+ /, '') === each;
  if (isShared || each === '') return asSentence(list);
  const isAfter = isOne && shared !== '' && costs.every(({ more }) => more === '');
  return asSentence(isAfter ? `${list} ${each}` : `${each}: ${list}`);
}

const A_MONTH = ' a month';

/** What one seat costs: '$25 a month', '$25 per person a month'. */
function seatCost(plan: ReadPlan, isBySeat = false): string {
  const price = pricedAt(plan);
  return costOf({ ...plan, price: price && { ...price, minimumPeople: null }, priceYearly: null }, isBySeat);
}

function seatsOf(plan: ReadPlan): number {
  return pricedAt(plan)?.minimumPeople ?? 1;
}

/** What has to be bought at once: '$25 per person a month', '$50 a month for 2 seats'. */
function wholeCost(plan: ReadPlan, isBySeat: boolean): string {
  const price = pricedAt(plan);
  const seats = leastSeats(price ?? {});
  if (!price?.amount || seats === 1) return seatCost(plan, isBySeat);
  const together = { ...price, amount: seatsAmount(price.amount, seats) };
  return `${seatCost({ ...plan, price: together })}${forSeats(seats)}`;
}

/** Names of plans that all begin with the tool's last name, without it: 'Firefly Pro' of Adobe Firefly is 'Pro' there. */
function withoutTool(toolName: string, plans: readonly ReadPlan[]): string[] {
  const own = `${toolName.split(' ').at(-1)} `;
  const isShared = plans.length > 1 && plans.every(({ name }) => name.startsWith(own));
  return plans.map(({ name }) => (isShared ? name.slice(own.length) : name));
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
    return `paid work on ${listed(yes, 'and')}${condition && `, ${condition}`}, price ${priceOfYesUnknown(tool, yes)}`;
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
  const isWithAll = (on: readonly OnPlan[]) => on[0] !== undefined && isAllWith(on[0].answer, on, held);
  const isTold = (on: readonly OnPlan[]) =>
    isOnlyOne && isWithAll(on) && (on.every(hangs) || on[0]?.answer === 'depends');
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
 * Each condition once; with its plans where not all of them have it, unless they are those with a switch and other plans name
 * themselves, or `isTold` says that they are all the plans with the answer above, which says that it hangs on something. A
 * trial stands apart.
 */
function conditionsOf(held: readonly OnPlan[], isTold = (_on: readonly OnPlan[]) => false): string[] {
  const groups = [...Map.groupBy(held, ({ condition }) => condition)].filter(([condition]) => condition !== '');
  return groups.flatMap(([condition, on]) => {
    if (condition === WHILE_TRIED) return [asSentence(`${condition}${trialText(on)}, paid work is allowed there too`)];
    const isBare = on.length === held.length || isTold(on) || (groups.length > 1 && isAllWith('opt-out', on, held));
    const said = hangingOn(on[0]?.answer, condition);
    return [asSentence(isBare ? said : `${namesOf(on)}: ${said}`)];
  });
}

/** What an answer hangs on as a sentence of its own: 'it depends on where you live', where the answer before it stands apart. */
function hangingOn(answer: OnPlan['answer'] | undefined, condition: string): string {
  return answer === 'depends' && /^on /i.test(condition) ? `it depends ${lowerFirst(condition)}` : condition;
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
  return listed(planNames(held), 'and');
}

function planNames(held: readonly OnPlan[]): string[] {
  return held.flatMap(({ plan }) => (plan ? planCalled(plan) : []));
}

/** 'Says no: maker.example/terms, as copied on 20 September 2026 by …'. */
function witnessText(witness: Evidence): string {
  return `Says ${witness.says ?? 'something else'}: ${pageName(witness.source)}, ${readWords(witness)}`;
}
