import type { RuleName } from './judge-plan.ts';
import { ruleWords } from './rule-words.ts';
import { signs, whetherIt } from './verdict-line.ts';
import { planText, type StatedReason } from './verdict-row.ts';
import type { VerdictStatement } from './verdict-statement.ts';

/** A verdict as one cell among answers says it. */
interface VerdictCell {
  sign: string;
  /** 'Fails', for who does not see the sign; empty where the facts say it. */
  word: string;
  /** One or two facts: 'Passes'; 'Watermark not read', 'Credit not read'. */
  facts: string[];
  /** 'on Plus, $30 a month, on conditions'; 'on every plan'; may be empty. */
  on: string;
}

/** What each rule is about, as a cell names it. */
const about: Record<RuleName, string> = {
  paidWork: 'Paid work',
  noTraining: 'Training on uploads',
  indemnity: 'Indemnity',
  private: 'Privacy',
  noWatermark: 'Watermark',
  noAttribution: 'Credit',
  licensedData: 'Training data',
  revenueUSD: 'Limit of revenue',
};
/** What a tool does that a rule forbids. */
const breaks: Record<RuleName, string> = {
  paidWork: 'No paid work',
  noTraining: 'Trains on uploads',
  indemnity: 'No indemnity',
  private: 'Not private by default',
  noWatermark: 'Leaves a watermark',
  noAttribution: 'Asks for credit',
  licensedData: 'Training data not licensed',
  revenueUSD: 'Not for your revenue',
};
/** Facts that a cell has room for. */
const FACTS_AT_MOST = 2;

/** The facts that decide a verdict, the plan they hold on, and its price. */
export function verdictCell(statement: VerdictStatement): VerdictCell {
  const { verdict, plans, reasons, reasonsOn, failsOnEveryPlan } = statement;
  const sign = signs[verdict];
  if (isPass(statement)) return { sign, word: '', facts: ['Passes'], on: passOn(statement) };
  const against = reasons.filter((reason) => reason.verdict === verdict);
  if (verdict === 'unknown') {
    const facts = reasonsOn === null || against.length === 0 ? ['No plan read'] : against.map(openFact);
    return { sign, word: 'Unknown', facts: few(facts, `${facts.length} of ${reasons.length} rules open`), on: '' };
  }
  const everywhere = against.filter(({ rule }) => failsOnEveryPlan.includes(rule));
  const told = everywhere.length > 0 ? everywhere : against;
  const facts = told.length === 0 ? ['Shut down'] : told.map(({ rule }) => breaks[rule]);
  const onEach = plans.length > 1 ? 'on every plan' : '';
  const where = everywhere.length > 0 ? onEach : `on ${reasonsOn ?? ''}; the others fail too`;
  return {
    sign,
    word: 'Fails',
    facts: few(facts, `${facts.length} of ${reasons.length} rules broken`),
    on: told.length === 0 || reasonsOn === null ? '' : where,
  };
}

function few(facts: string[], count: string): string[] {
  return facts.length > FACTS_AT_MOST ? [count] : facts;
}

function openFact({ rule, says }: StatedReason): string {
  if (says === 'maker silent') return `${about[rule]}: not said`;
  return `${about[rule]} ${says === 'depends' || says === 'disputed' ? says : 'not read'}`;
}

/** 'on Plus, $30 a month, on conditions'. */
function passOn(statement: VerdictStatement): string {
  return [`on ${planText(statement) ?? ''}`, ...hanging(statement)].join(', ');
}

function hanging({ verdict, reasons }: VerdictStatement): string[] {
  const isHanging = reasons.some(
    (reason) => reason.verdict === 'passes' && reason.says !== 'does not apply' && reason.condition !== '',
  );
  return [...(verdict === 'passes when switched' ? ['when switched'] : []), ...(isHanging ? ['on conditions'] : [])];
}

function isPass({ verdict }: VerdictStatement): boolean {
  return verdict === 'passes' || verdict === 'passes when switched';
}

/** A tool under rules. */
interface NamedVerdict {
  name: string;
  statement: VerdictStatement;
}

/** A sentence before and after the name of the rules. */
type AroundRules = readonly [before: string, after: string];

/** Characters that are kept free for the sentence. */
const LONGEST = 105;

/**
 * What the rules leave of several tools, in one sentence: 'Only Canva passes … , on Pro, $15 a month.', 'None of the three is
 * cleared for …: nobody has read whether they leave a watermark.' @param rules their name, for the length
 */
export function verdictOfSeveral(tools: readonly NamedVerdict[], rules: string): AroundRules {
  const ways = waysToSay(tools);
  const isShort = (parts: AroundRules) => parts.join(rules).length <= LONGEST;
  return ways.find(isShort) ?? ways.at(-1) ?? ['', ''];
}

/** The same from the longest to the shortest. */
function waysToSay(tools: readonly NamedVerdict[]): AroundRules[] {
  const passing = tools.filter(({ statement }) => isPass(statement));
  const [first] = passing;
  if (!first) return nonePasses(tools);
  if (passing.length === 1) {
    const before = `${tools.length > 1 ? 'Only ' : ''}${first.name} passes `;
    const limit = hanging(first.statement).map((on) => `, ${on}`);
    return [
      [before, `, ${passOn(first.statement)}.`],
      [before, `${limit.join('')}.`],
    ];
  }
  if (passing.length === tools.length) {
    const before = `${tools.length === 2 ? 'Both' : `All ${counted(tools.length)}`} pass `;
    const limited = passing.filter(({ statement }) => hanging(statement).length > 0);
    if (limited.length === 0) return [[before, '.']];
    const who = limited.length === passing.length ? '' : limited;
    return [
      [before, `, ${who && `${listed(who)} `}on conditions.`],
      [before, `, ${who && 'some '}on conditions.`],
    ];
  }
  const others = [...said(tools, 'fails', 'fails', 'fail'), ...said(tools, 'unknown', 'is unknown', 'are unknown')];
  return [
    [`${listed(passing)} pass `, `; ${others.join(', ')}.`],
    [`${listed(passing)} pass `, '.'],
    [`${passing.length} of the ${tools.length} pass `, '.'],
  ];
}

/** 'Midjourney fails'; nothing where none does. */
function said(tools: readonly NamedVerdict[], verdict: VerdictStatement['verdict'], one: string, several: string) {
  const those = tools.filter(({ statement }) => statement.verdict === verdict);
  return those.length === 0 ? [] : [`${listed(those)} ${those.length === 1 ? one : several}`];
}

function nonePasses(tools: readonly NamedVerdict[]): AroundRules[] {
  const count = tools.length;
  const who = count === 1 ? listed(tools) : count === 2 ? 'Neither' : `None of the ${counted(count)}`;
  const fails = said(tools, 'fails', 'fails', 'fail').join('');
  const failing = tools.filter(({ statement }) => statement.verdict === 'fails').length;
  if (failing === count) {
    const before = `${who} ${count === 1 ? 'fails' : 'passes'} `;
    const [broken] = inEach(tools.map(({ statement }) => statement.failsOnEveryPlan));
    const each = count === 1 ? 'it fails' : count === 2 ? 'both fail' : 'all fail';
    return [...(broken ? [[before, `: ${each} on ${ruleWords[broken].subject}.`] as const] : []), [before, '.']];
  }
  const before = `${who} is ${count === 1 ? 'not ' : ''}cleared for `;
  const rest = count - failing === 1 ? 'the other is unknown' : 'the others are unknown';
  const why = failing > 0 ? [`${fails}, ${rest}`] : [openOfAll(tools, 2), openOfAll(tools, 1)];
  return [...why.map((words) => [before, `: ${words}.`] as const), [before, '.']];
}

/** 'nobody has read whether they leave a watermark': what is open of each of them. */
function openOfAll(tools: readonly NamedVerdict[], atMost: number): string {
  const open = tools.map(({ statement }) => statement.reasons.filter(({ verdict }) => verdict === 'unknown'));
  const isOne = tools.length === 1;
  const rules = inEach(open.map((reasons) => reasons.map(({ rule }) => rule))).slice(0, atMost);
  if (rules.length === 0) return `too little is known of ${isOne ? 'it' : 'each'}`;
  const says = open.flat().flatMap((reason) => (rules.includes(reason.rule) ? reason.says : []));
  const words = rules.map((rule) => (isOne ? whetherIt[rule] : plural(whetherIt[rule])));
  const whether = `whether ${isOne ? 'it' : 'they'} ${words.join(' or ')}`;
  if (!says.some((answer) => answer === 'maker silent' || answer === 'disputed' || answer === 'depends'))
    return `nobody has read ${whether}`;
  if (says.some((answer) => answer !== 'maker silent')) return `it is open ${whether}`;
  return `${isOne ? 'the maker does not say' : tools.length === 2 ? 'neither maker says' : 'no maker says'} ${whether}`;
}

/** 'leaves a watermark' of several. */
function plural(words: string): string {
  return words.replace(/^is /, 'are ').replace(/^(\w+?)s /, '$1 ');
}

/** What stands in each of these lists. */
function inEach([first = [], ...rest]: readonly RuleName[][]): RuleName[] {
  return first.filter((one) => rest.every((list) => list.includes(one)));
}

function listed(tools: readonly NamedVerdict[]): string {
  const names = tools.map(({ name }) => name);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

function counted(count: number): string {
  return ['', 'one', 'two', 'three', 'four', 'five'][count] ?? String(count);
}
