import { asSentence } from '#domain/text/as-sentence.ts';
import { lowerFirst } from '#domain/text/first-letter.ts';
import { listed } from '#domain/text/list-text.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { paidWorkCondition } from '#domain/tool/plan/on-some-plan.ts';
import { openPlans, planCalled } from '#domain/tool/plan/open-plans.ts';
import { pricedAt } from '#domain/tool/plan/plan-price.ts';
import type { PlanRightName } from '#domain/tool/plan/plan.schema.ts';
import { isProven, rightOn } from '#domain/tool/plan/plan-rights.ts';
import { costOf } from '#domain/tool/plan/plan-verdict.ts';
import { bearing, uploadsWords } from '#domain/tool/plan/right-words.ts';
import type { ShownPlan } from '#domain/tool/plan/shown-plans.ts';
import { EXCEPTED, HANGING } from '#domain/tool/plan/price-phrases.ts';
import { PRICE_NOT_READ } from '#domain/tool/plan/price.ts';
import { twoPrices, wayInWords } from '#domain/tool/plan/two-prices.ts';
import type { Compared } from './comparison-rows.ts';

/** A tool's answer to a right as one cell: the word first, then the plan and its price, then what the other plans say. */
export interface ShortAnswer {
  /** 'Yes'; of uploads 'No training' and 'Trains on them'. */
  word: string;
  /** On what a good answer hangs where it is taken: 'with credit to Meshy', 'on conditions', 'with exceptions'; else empty. */
  limit: string;
  /** The same, of what has exceptions with the first of the maker's words that names them: 'except what you submit to Adobe Stock'. */
  limitInFull: string;
  /** 'on Standard and up, $15 a month'; 'on every plan'; 'unless you opt out'. */
  on: string;
  /** The same in few words, without a price, the longest way first: 'on Creative Cloud Pro Plus', 'on one plan'. */
  where: readonly string[];
  /** What paid work costs there; of other rights it stands in `on`. */
  price: string;
  /** What is to be known beside: of paid work where it is taken, in one piece, and what the other plans say, its word apart: 'no' 'on Free'. */
  more: readonly { word: string; on: string }[];
  /** What the answers hang on, a sentence for each condition with its plans; empty where it is nothing. */
  note: string;
  /** On what the best answer depends, in as few of its words as say it: 'on the model'; empty where it is no such answer. */
  dependsOn: string;
  isRead: boolean;
  /** It speaks for the tool, on whatever it hangs. */
  isGood: boolean;
  /** It speaks against the tool, and no switch changes that. */
  isBad: boolean;
  /** The maker was read and says neither yes nor no. */
  isSilent: boolean;
  /** The words behind the answer; null where nobody has read any about the app. */
  evidence: Evidence | null;
}

type Held = ReturnType<typeof heldOn>[number];
type Answer = Held['answer'];

const words: Record<Answer, string> = {
  yes: 'Yes',
  no: 'No',
  'opt-out': 'Yes',
  depends: 'Depends',
  'maker silent': 'The maker doesn’t say',
  disputed: 'Disputed',
  'does not apply': 'Doesn’t apply',
  'not read': 'Not read yet',
};
/** Answers as they follow one another, where plans differ. */
const among: Partial<Record<Answer, string>> = { 'maker silent': 'not said' };
const UNLESS = 'unless you opt out';
const SHUT_DOWN = 'Shut down';

/** Characters of plan names that a narrow column has room for. */
const NAMES_AT_MOST = 24;
/** Plans that a sentence names. */
const PLANS_AT_MOST = 4;

/**
 * The best answer that a tool gives to a right on a plan that lasts, with the cheapest such plan, one with paid work before one
 * without. What nobody's words carry passes for unread.
 */
export function shortAnswer(tool: Compared, name: PlanRightName): ShortAnswer {
  const held = heldOn(tool, name);
  const [best, ...others] = groupsOf(name, held);
  const isGone = tool.status.state === 'shut down';
  if (best === undefined || isGone)
    return {
      word: isGone ? SHUT_DOWN : words['not read'],
      limit: '',
      limitInFull: '',
      on: '',
      where: [],
      price: '',
      more: [],
      note: '',
      dependsOn: '',
      isRead: false,
      isGood: false,
      isBad: false,
      isSilent: false,
      evidence: null,
    };
  const { answer } = best;
  const taken = best.on.some((one) => isGranted(one, name)) ? takenOn(tool, name, best, others.length === 0) : null;
  const every = held.length > 1 && ['yes', 'no'].includes(answer) ? 'on every plan' : '';
  const from = taken?.from ?? best.on;
  const limit = bearing(name, best) === 'good' ? limitOf(name, from) : '';
  const plans = others.length > 0 ? onPlans(best.on) : every;
  const where = taken?.where ?? plans;
  return {
    word: wordOf(name, answer),
    limit,
    limitInFull: limit === EXCEPTED ? exceptionOf(from) : limit,
    on: [where, ...(answer === 'opt-out' ? [UNLESS] : [])].filter(Boolean).join(', '),
    where:
      answer === 'opt-out' ? [UNLESS] : [taken?.plan ?? plans, others.length > 0 ? `on ${numberOf(best.on)}` : every],
    price: taken?.price ?? '',
    more: [...(taken?.paidWork ?? []).map((on) => ({ word: '', on })), ...othersSay(name, others)],
    note: notesOf([best, ...others].flatMap(({ on }) => on)).join(' '),
    dependsOn: answer === 'depends' ? firstClause(best.on) : '',
    isRead: answer !== 'not read',
    isGood: bearing(name, best) === 'good',
    isBad: bearing(name, best) === 'bad',
    isSilent: answer === 'maker silent' || answer === 'does not apply',
    evidence:
      answer === 'not read'
        ? null
        : (best.on.flatMap(({ evidence }) => evidence).find(({ about }) => about === undefined) ?? null),
  };
}

/** Characters of a line below an answer that has two others beside it on a phone, and how many such lines there are. */
const [IN_A_LINE, LINES_BELOW] = [16, 4];

/**
 * What stands below an answer where there is room for four short lines: on what it hangs, on which plan, then what the others say.
 * What has no room is said where its row is opened.
 */
export function inFewWords(answer: Pick<ShortAnswer, 'on'> & Partial<ShortAnswer>): string[] {
  const { limit = '', on, where = [on], more = [] } = answer;
  const isShort = linesOf(limit) < LINES_BELOW;
  const few = [isShort ? limit : HANGING].filter(Boolean);
  const isFull = (line: string) => [...few, line].reduce((sum, one) => sum + linesOf(one), 0) > LINES_BELOW;
  for (const ways of [where, ...more.map((one) => [`${one.word} ${one.on}`.trim()])]) {
    const line = ways.find((way) => !isFull(way));
    if (line === undefined) break;
    if (line !== '') few.push(line);
  }
  return few;
}

function linesOf(text: string): number {
  return Math.ceil(text.length / IN_A_LINE);
}

/** On what paid work hangs; another promise is kept on conditions, and what is denied has exceptions. */
function limitOf(name: PlanRightName, from: readonly Held[]): string {
  const paid = name === 'commercialUse' ? paidWorkCondition({ plans: from.flatMap(({ plan }) => plan ?? []) }) : '';
  if (paid !== '' || !from.some(isHanging)) return paid;
  return from[0]?.answer === 'no' ? EXCEPTED : HANGING;
}

/** Characters of an exception that a sentence has room for. */
const EXCEPTION_AT_MOST = 44;

/** 'except what you submit to Adobe Stock': the one exception of all these answers, where its first clause is short and says so. */
function exceptionOf(from: readonly Held[]): string {
  const conditions = new Set(from.flatMap(({ condition }) => condition || []));
  const [condition = ''] = conditions;
  const [, whole, itself] =
    /^(?:((?:except|unless) [^.;:(]+)|([^.;:(]+) is the exception)(?=[.;:(]|$)/.exec(condition) ?? [];
  const exception = whole?.trim() ?? (itself ? `except ${itself}` : '');
  return conditions.size === 1 && exception !== '' && exception.length <= EXCEPTION_AT_MOST ? exception : EXCEPTED;
}

function isHanging({ condition }: Held): boolean {
  return condition !== '';
}

/** Whether all hang on something as this one does, or on nothing: then 'and up' holds of them. */
function areAlike(all: readonly Held[], one: Held): boolean {
  return all.every((other) => isHanging(other) === isHanging(one));
}

/**
 * What is paid, with paid work where that costs more than the way in; beside it how one gets in for less: '$10 a month', 'with
 * paid work, $0 to try'. What is free first names the cheapest plan that is not, so that two tools compare like with like: '$20
 * a month', 'or free plan'. Whether paid work is allowed is an answer of its own.
 */
export function priceAnswer(tool: Compared): Pick<ShortAnswer, 'word' | 'on' | 'isRead'> {
  const { paidWork, isIncluded } = twoPrices(tool);
  const wayIn = wayInWords(tool);
  const isRead = wayIn !== PRICE_NOT_READ;
  if (!isIncluded && paidWork !== null)
    return { word: paidWork, on: `${WITH_PAID_WORK}, ${lowerFirst(wayIn)}`, isRead };
  const paid = tool.freeUse === 'yes' || tool.freeUse === 'trial' ? cheapestPaid(tool) : undefined;
  return paid ? { word: costOf(paid), on: `or ${lowerFirst(wayIn)}`, isRead } : { word: wayIn, on: '', isRead };
}

/** A narrow column breaks behind it, not in it. */
const WITH_PAID_WORK = 'with paid\u00a0work';

/** The plan with the lowest price above nothing, of those that somebody new can take; undefined where none has one. */
export function cheapestPaid({ plans }: Pick<Compared, 'plans'>): ShownPlan | undefined {
  const amountOf = (plan: ShownPlan) => pricedAt(plan)?.amount ?? 0;
  return openPlans(plans)
    .filter((plan) => amountOf(plan) > 0)
    .toSorted((a, b) => amountOf(a) - amountOf(b))[0];
}

/** Where a tool grants a right. */
interface Grant {
  /** 'on Pro and up, $10 a month'; empty where it does on every plan that lasts. A price that nobody has confirmed is left out. */
  on: string;
  /** On what it hangs on some of these plans, as `limit`; empty where it is nothing. */
  limit: string;
  /** Every other plan was read, and does not grant it. */
  isNowhereElse: boolean;
}

/** On which plans the maker grants a right, of some plans the first with paid work; null where none does. */
export function grantOf(tool: Compared, name: PlanRightName): Grant | null {
  const held = lastingOn(tool, name);
  const granting = held.filter((one) => isProven(one) && bearing(name, one) === 'good');
  const rest = held.filter((one) => !granting.includes(one));
  const best = rest.length === 0 ? granting[0] : granting.find(isForWork);
  if (!best) return null;
  return {
    on:
      rest.length === 0 || !best.plan
        ? ''
        : onFrom(best.plan, granting.length > 1 && best === granting[0] && areAlike(granting, best)),
    limit: limitOf(name, granting),
    isNowhereElse: rest.every((one) => isRefused(one, name)),
  };
}

/** Where uploads are trained on: 'on Free and Pro unless you opt out', 'on Free, and on Pro unless you opt out'; empty where they are on every plan, or on none. */
export function trainedOn(tool: Compared): string {
  const groups = groupsOf('trainsOnUploads', lastingOn(tool, 'trainsOnUploads'));
  return (['yes', 'opt-out'] as const)
    .flatMap((one) => groups.filter(({ answer }) => answer === one))
    .map(({ answer, on }) =>
      [groups.length > 1 ? `on ${plansInWords(on)}` : '', answer === 'opt-out' ? UNLESS : ''].filter(Boolean).join(' '),
    )
    .join(', and ');
}

function plansInWords(on: readonly Held[]): string {
  const names = on.flatMap(({ plan }) => (plan ? shortened(planCalled(plan)) : []));
  return names.length > PLANS_AT_MOST ? `${names.length} plans` : listed(names, 'and');
}

/** What was read of a right where no plan grants it: 'no', or 'maker silent'; null where some plan is unread, or it hangs on something. */
export function refusalOf(tool: Compared, name: PlanRightName): ReadonlySet<string> | null {
  const held = lastingOn(tool, name);
  const isRead = held.length > 0 && held.every((one) => isRefused(one, name));
  return isRead ? new Set(held.map(({ answer }) => answer)) : null;
}

/** The plan, the first of several, with its price. */
function onFrom(plan: ShownPlan, isFirst: boolean): string {
  const cost = costOf(plan);
  if (cost === FREE) return 'on the free plan';
  if (isUnsure(cost)) return `on ${shortened(plan.name)}`;
  return `${onPlan(shortened(plan.name), isFirst)}, ${cost}`;
}

/** 'Pro, $60 a month'; without a price that nobody has confirmed. */
function atCost(plan: ShownPlan): string {
  const [name, cost] = [shortened(plan.name), costOf(plan)];
  return isUnsure(cost) ? name : `${name}, ${cost}`;
}

function isUnsure(cost: string): boolean {
  return /\*|not checked/.test(cost);
}
const FREE = '$0';

/** 'on Free', of the first of several 'on Free and up'. */
function onPlan(name: string, isFirst: boolean): string {
  return `on ${name}${isFirst ? ' and up' : ''}`;
}

function lastingOn(tool: Compared, name: PlanRightName): Held[] {
  return tool.status.state === 'shut down' ? [] : heldOn(tool, name).filter(isLasting);
}

/** Whether words were read that do not grant a right, or a page on which it should stand and does not. */
function isRefused(one: Held, name: PlanRightName): boolean {
  const isOther = bearing(name, one) === 'bad' || (one.answer === 'opt-out' && name !== 'commercialUse');
  return one.answer === 'maker silent' || (isOther && isProven(one));
}

/** What a client asks for first. */
export const clientRights = ['commercialUse', 'trainsOnUploads', 'indemnity'] as const;

/** Whether nobody has read any of them. */
export function hasUnreadRights(tool: Compared): boolean {
  return clientRights.every((right) => !shortAnswer(tool, right).isRead);
}

/** What a client may ask for beside paid work. */
const wishes: readonly { right: PlanRightName; words: string }[] = [
  { right: 'trainsOnUploads', words: 'no training' },
  { right: 'privateByDefault', words: 'nothing public' },
  { right: 'indemnity', words: 'indemnity' },
];

/** Whether one plan of a tool grants all of several wishes together. */
interface OnOnePlan {
  /** The wishes: 'paid work, no training and indemnity'. */
  asked: string;
  /** In the order of the tools. */
  answers: { text: string; isGranted: boolean }[];
}

/** The cheapest plan of each tool with paid work and everything else that a client asks for and that was read of any; null while that is one thing. */
export function allOnOnePlan(tools: readonly Compared[]): OnOnePlan | null {
  const told = wishes.filter(({ right }) =>
    tools.some((tool) => heldOn(tool, right).some(({ answer }) => answer !== 'not read')),
  );
  if (told.length < 2) return null;
  const asked = ['paid work', ...told.map((wish) => wish.words)];
  return {
    asked: `${asked.slice(0, -1).join(', ')} and ${asked.at(-1)}`,
    answers: tools.map((tool) =>
      onOnePlan(
        tool,
        told.map(({ right }) => right),
      ),
    ),
  };
}

/** 'No plan' only where each lasting plan was read to lack something; else what is unread or open is said. */
function onOnePlan(tool: Compared, rights: readonly PlanRightName[]): OnOnePlan['answers'][number] {
  if (tool.status.state === 'shut down') return { text: SHUT_DOWN, isGranted: false };
  const plans = Map.groupBy(
    (['commercialUse', ...rights] as const).flatMap((right) => lastingOn(tool, right).map((one) => ({ right, one }))),
    ({ one }) => one.plan,
  );
  const standings = [...plans].map(([plan, held]) => {
    const lacks = (is: (one: Held, right: PlanRightName) => boolean) => held.some(({ right, one }) => is(one, right));
    const isMissing = (one: Held, right: PlanRightName) =>
      right === 'commercialUse' ? !isForWork(one) : !isGranted(one, right);
    if (!lacks(isMissing)) return plan ? { plan, limit: lacks(isHanging) ? `, ${HANGING}` : '' } : UNREAD;
    if (lacks((one, right) => isMissing(one, right) && isRefused(one, right))) return NO_PLAN;
    return lacks(({ answer }) => answer === 'not read') ? UNREAD : DEPENDS;
  });
  const best = standings.find((standing) => typeof standing !== 'string');
  if (best) return { text: `${best.plan.name}, ${costOf(best.plan)}${best.limit}`, isGranted: true };
  const text = [UNREAD, DEPENDS].find((one) => standings.some((standing) => standing === one));
  return { text: text ?? (standings.length > 0 ? NO_PLAN : UNREAD), isGranted: false };
}
const NO_PLAN = 'No plan';
const UNREAD = 'Not enough read yet';
const DEPENDS = 'Depends on conditions';

/** The right on each plan that somebody new can take; a trial is no plan for paid work. */
function heldOn(tool: Compared, name: PlanRightName) {
  const open = openPlans(tool.plans);
  const lasting = open.filter((plan) => name !== 'commercialUse' || !plan.isTrial);
  const plans = lasting.length > 0 ? lasting : open;
  return (plans.length > 0 ? plans : [null]).map((plan) => {
    const right = rightOn(tool, plan, name);
    const isRead = isProven(right) || bearing(name, right) !== 'good';
    return {
      ...right,
      plan,
      answer: isRead ? right.answer : 'not read',
      paidWork: rightOn(tool, plan, 'commercialUse'),
    };
  });
}

interface Group {
  answer: Answer;
  on: Held[];
}

/** Plans by their answer: what is good for the reader first, then what nobody has read, and last what a trial alone says. */
function groupsOf(name: PlanRightName, held: readonly Held[]): Group[] {
  const rank = ({ answer, on }: Group) => {
    if (!on.some(isLasting)) return 5;
    if (bearing(name, { answer }) === 'good') return 0;
    const place = ['opt-out', 'depends'].indexOf(answer) + 1;
    return place || (answer === 'not read' ? 4 : 3);
  };
  const groups = [...Map.groupBy(held, ({ answer }) => answer)].map(([answer, on]) => ({ answer, on }));
  return groups.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a plan grants a wish, by itself or once something is switched. */
function isGranted(one: Held | undefined, name: PlanRightName): boolean {
  return one !== undefined && isProven(one) && (bearing(name, one) === 'good' || one.answer === 'opt-out');
}

function isLasting({ plan }: Held): boolean {
  return !plan?.isTrial;
}

/** Paid work is a yes there, or no question. */
function isForWork({ paidWork }: Held): boolean {
  return ['yes', 'does not apply'].includes(paidWork.answer) && isProven(paidWork);
}

/** Where a wish is granted. */
interface Taken {
  /** 'on Pro and up'. */
  plan: string;
  /** The same, and its price unless `price` says it. */
  where: string;
  price: string;
  /** What to know of paid work there. */
  paidWork: string[];
  /** The answers that it is taken from. */
  from: readonly Held[];
}

/** The plan on which a wish is granted, and its price; of paid work the price that every list names. */
function takenOn(tool: Compared, name: PlanRightName, { on }: Group, isEvery: boolean): Taken | null {
  if (name === 'commercialUse') {
    const { paidWork } = twoPrices(tool);
    const yes = on.find(({ plan }) => plan?.name === tool.priceOfYes?.plan) ?? on[0];
    const cost = paidWork ?? (yes?.plan ? costOf(yes.plan) : '');
    const isAlike = yes === undefined || areAlike(on, yes);
    const plan = yes?.plan ? onPlan(yes.plan.name, on.length > 1 && isAlike) : '';
    const free = yes && isHanging(yes) ? on.filter((one) => isLasting(one) && !isHanging(one)) : [];
    const unlimited = free[0]?.plan ? [`no such limit ${free.length > 1 ? 'from' : 'on'} ${atCost(free[0].plan)}`] : [];
    return { plan, where: plan, price: cost, paidWork: unlimited, from: yes ? [yes] : [] };
  }
  const lasting = on.filter(isLasting);
  const best = lasting.find(isForWork) ?? lasting[0];
  if (isEvery || !best?.plan) return null;
  const plan = onPlan(shortened(best.plan.name), on.length > 1 && best === on[0]);
  const paidWork = isForWork(best) ? [] : [`paid work there: ${saidOf('commercialUse', best.paidWork)}`];
  return { plan, where: `${plan}, ${costOf(best.plan)}`, price: '', paidWork, from: [best] };
}

function othersSay(name: PlanRightName, groups: readonly Group[]): ShortAnswer['more'] {
  const long = groups.filter(({ on }) => namesOf(on).length > NAMES_AT_MOST);
  const last = long.length === 1 ? long[0] : undefined;
  return [...groups.filter((group) => group !== last), ...(last ? [last] : [])].map((group) => {
    const where = group === last ? 'on other plans' : onPlans(group.on);
    return { word: saidOf(name, group), on: group.answer === 'opt-out' ? `${where}, ${UNLESS}` : where };
  });
}

function saidOf(name: PlanRightName, { answer }: { answer: Answer }): string {
  return (among[answer] ?? wordOf(name, answer)).toLowerCase();
}

function wordOf(name: PlanRightName, answer: Answer): string {
  const ofUploads: Partial<Record<Answer, string>> = { ...uploadsWords, 'opt-out': uploadsWords.yes };
  return (name === 'trainsOnUploads' && ofUploads[answer]) || words[answer];
}

function onPlans(on: readonly Held[]): string {
  const names = namesOf(on);
  return `on ${on.length > 1 && names.length > NAMES_AT_MOST ? `${on.length} plans` : names}`;
}

function numberOf({ length }: readonly Held[]): string {
  return length === 1 ? 'one plan' : `${length} plans`;
}

/** What follows in a condition explains it. */
function firstClause(on: readonly Held[]): string {
  const condition = on.find((one) => one.condition !== '')?.condition ?? '';
  const [clause = '', end = ''] = condition.split(/([:;(]|\. )/);
  const isLabel = end === ':' && !/^on /i.test(clause); // 'US: probably yes' hangs on more than its first word
  return isLabel ? '' : clause.trim().replace(/^On /, 'on ');
}

function namesOf(on: readonly Held[]): string {
  return on.flatMap(({ plan }) => (plan ? shortened(planCalled(plan)) : [])).join(', ');
}

function notesOf(held: readonly Held[]): string[] {
  const groups = Map.groupBy(held, ({ condition }) => condition);
  return [...groups].flatMap(([condition, on]) => {
    if (condition === '') return [];
    return asSentence(on.length === held.length ? condition : `${namesOf(on)}: ${condition}`);
  });
}

/** Without what stands in brackets behind it where there is no room for that. */
function shortened(plan: string): string {
  return plan.length > NAMES_AT_MOST ? plan.replace(/ \([^)]*\)$/, '') : plan;
}
