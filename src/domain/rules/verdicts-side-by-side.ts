import { lowerFirst, upperFirst } from '#domain/text/first-letter.ts';
import { andList, listed } from '#domain/text/list-text.ts';
import { inEach } from '#domain/value/in-each.ts';
import type { PriceOfYes } from '#domain/tool/evidence/stated-facts.schema.ts';
import { HANGING } from '#domain/tool/plan/price-phrases.ts';
import type { Feature } from '#domain/comparison/comparison-rows.ts';
import type { RuleName } from './judge-plan.ts';
import { ruleWords } from './rule-words.ts';
import type { Rules } from './rules.schema.ts';
import { signs } from './verdict-line.ts';
import { planText } from './verdict-row.ts';
import type { VerdictStatement } from './verdict-statement.ts';

/** A verdict as one cell among answers says it. */
interface VerdictCell {
  sign: string;
  /** 'Passes'. */
  word: string;
  /** What decides it: 'Watermark not read', of two rules the first, of more how many they are; empty where it passes. */
  fact: string;
  /** On what a pass hangs: 'when switched', 'on conditions'; else empty. */
  limit: string;
  /** 'on Plus, $30 a month'; 'Paid work: yes', of what holds; '2 of 3 rules hold'; 'and 1 more, on every plan'; may be empty. */
  on: string;
}

/** The feature that answers a rule, in the order of a table. */
const featureOf: Partial<Record<RuleName, Feature>> = {
  paidWork: 'Paid work',
  noTraining: 'Uploads',
  private: 'Private by default',
  indemnity: 'Indemnity',
  noWatermark: 'Watermark',
  licensedData: 'Ethically Trained',
};

/** The features that rules ask about, in the order of a table. */
export function featuresAsked(rules: Rules): Feature[] {
  return (Object.keys(featureOf) as RuleName[]).flatMap((rule) => (rules[rule] ? (featureOf[rule] ?? []) : []));
}

/** What each rule is about, as a cell names it. */
const about: Record<RuleName, string> = {
  paidWork: 'Paid work',
  noTraining: 'Training',
  indemnity: 'Indemnity',
  private: 'Privacy',
  noWatermark: 'Watermark',
  noAttribution: 'Credit',
  licensedData: 'Training data',
  revenueUSD: 'Revenue limit',
};
/** What a tool does that a rule forbids. */
const breaks: Record<RuleName, string> = {
  paidWork: 'No paid work',
  noTraining: 'Trains on uploads',
  indemnity: 'No indemnity',
  private: 'Not private',
  noWatermark: 'Leaves a watermark',
  noAttribution: 'Asks for credit',
  licensedData: 'Unlicensed training data',
  revenueUSD: 'Not for your revenue',
};
/** Answers that leave a rule open; any other is one that nobody has read. */
const openWords: Readonly<Record<string, string>> = {
  'maker silent': 'not said',
  depends: 'depends',
  disputed: 'disputed',
};
const UNREAD = 'not read';
/** Rules at issue of which a cell names the first. */
const NAMED_AT_MOST = 2;
/** Characters of a plan that a cell has room for. */
const PLAN_AT_MOST = 24;

/** What decides a verdict, the plan on which it holds, and its price. */
export function verdictCell(statement: VerdictStatement): VerdictCell {
  const sign = signs[statement.verdict];
  if (isPass(statement)) {
    const plan = statement.plan ?? '';
    const shown = plan.length > PLAN_AT_MOST ? plan.replace(/ \([^)]*\)$/, '') : plan;
    const on = `on ${planText({ ...statement, plan: shown }) ?? ''}`;
    return { sign, word: 'Passes', fact: '', limit: hanging(statement).join(', '), on };
  }
  return statement.verdict === 'unknown'
    ? { sign, word: 'Unknown', limit: '', ...openCell(statement) }
    : { sign, word: 'Fails', limit: '', ...failCell(statement) };
}

function openCell({ reasons, reasonsOn }: VerdictStatement): Pick<VerdictCell, 'fact' | 'on'> {
  const open = reasons.filter(({ verdict }) => verdict === 'unknown');
  const [first] = open;
  if (reasonsOn === null || !first) return { fact: 'No plan read', on: '' };
  const count = reasons.length;
  const holding = reasons.filter(({ verdict }) => verdict !== 'unknown');
  const fact =
    open.length > NAMED_AT_MOST
      ? `${open.length} of ${count} rules open`
      : `${about[first.rule]} ${openWords[first.says] ?? UNREAD}`;
  return { fact, on: holdingText(holding, count) };
}

/** The one rule that holds, with its answer; of several, or where the answer is a sentence or hangs on something, how many hold. */
function holdingText(holding: VerdictStatement['reasons'], count: number): string {
  const [first, ...further] = holding;
  if (!first) return '';
  if (further.length > 0) return `${holding.length} of ${count} rules hold`;
  return ['yes', 'no'].includes(first.says) && first.condition === ''
    ? `${about[first.rule]}: ${first.says}`
    : `1 of ${count} rules holds`;
}

function failCell(statement: VerdictStatement): Pick<VerdictCell, 'fact' | 'on'> {
  const { fact, more, on } = failParts(statement);
  return { fact, on: [more, on].filter(Boolean).join(', ') };
}

/** What breaks the rules, whether one more does, and on which plans; what breaks them on each is told first. */
function failParts({ plans, reasons, reasonsOn, failsOnEveryPlan }: VerdictStatement) {
  const broken = reasons.flatMap(({ verdict, rule }) => (verdict === 'fails' ? rule : []));
  const everywhere = broken.filter((rule) => failsOnEveryPlan.includes(rule));
  const told = everywhere.length > 0 ? everywhere : broken;
  const [first] = told;
  if (first === undefined) return { fact: 'Shut down', more: '', on: '', isEverywhere: true };
  const isNamed = told.length <= NAMED_AT_MOST;
  const where = reasonsOn === null ? '' : `on ${reasonsOn}; the others fail too`;
  return {
    fact: isNamed ? breaks[first] : `${told.length} of ${reasons.length} rules broken`,
    more: isNamed && told.length > 1 ? `and ${told.length - 1} more` : '',
    on: everywhere.length === 0 ? where : plans.length > 1 ? 'on every plan' : '',
    isEverywhere: everywhere.length > 0,
  };
}

/** 'on Plus, $30 a month, on conditions'. */
function passOn(statement: VerdictStatement): string {
  return [`on ${planText(statement) ?? ''}`, ...hanging(statement)].join(', ');
}

function hanging(statement: VerdictStatement): string[] {
  const isSwitched = statement.verdict === 'passes when switched';
  return [...(isSwitched ? ['when switched'] : []), ...(hangingRules(statement).length > 0 ? [HANGING] : [])];
}

function hangingRules({ reasons }: VerdictStatement): RuleName[] {
  return reasons.flatMap(({ rule, verdict, says, condition }) =>
    verdict === 'passes' && says !== 'does not apply' && condition !== '' ? rule : [],
  );
}

/** What several tools have in common under rules, as a line above them says it: 'Passes when switched', 'Unknown: watermark', 'Fails: trains on uploads'; 'Not judged' of those without a verdict. */
export function verdictHead(statement: VerdictStatement | undefined): { sign: string; word: string; what: string } {
  if (!statement) return { sign: signs.unknown, word: 'Not judged', what: '' };
  const sign = signs[statement.verdict];
  if (isPass(statement)) return { sign, word: upperFirst(statement.verdict), what: '' };
  return statement.verdict === 'unknown'
    ? { sign, word: 'Unknown', what: openOf(statement) }
    : { sign, word: 'Fails', what: lowerFirst(failParts(statement).fact) };
}

/**
 * What is left to say below that line: of a pass its plan with the price, and that it hangs on something, unless the row says
 * so of paid work on the same plan for as many seats; of a fail one more broken rule, and where not each plan breaks the same.
 * Empty where nothing is.
 */
export function verdictRest(
  statement: VerdictStatement,
  yes: Pick<PriceOfYes, 'plan' | 'minimumPeople'> | null,
): string {
  if (statement.verdict === 'fails') {
    const { more, on, isEverywhere } = failParts(statement);
    return upperFirst([more && `${more} rule`, isEverywhere ? '' : on].filter(Boolean).join(', '));
  }
  if (!isPass(statement)) return '';
  const isOfRow = yes !== null && yes.plan === statement.plan;
  const isPriced = isOfRow && statement.price?.seats === (yes.minimumPeople ?? 1);
  const hangsOn = hangingRules(statement).filter((rule) => !(isOfRow && rule === 'paidWork'));
  const on = [...(isPriced ? [] : [`on ${planText(statement) ?? ''}`]), ...(hangsOn.length > 0 ? [HANGING] : [])];
  return upperFirst(on.join(', '));
}

/** 'watermark', 'privacy and credit': what is open of a tool that is unknown; of more than two rules how many. */
export function openOf({ reasons }: Pick<VerdictStatement, 'reasons'>): string {
  const open = reasons.flatMap(({ verdict, rule }) => (verdict === 'unknown' ? rule : []));
  if (open.length === 0) return 'no plan read';
  if (open.length > NAMED_AT_MOST) return `${open.length} of ${reasons.length} rules`;
  return andList(open.map((rule) => lowerFirst(about[rule])));
}

/** 'Watermark', 'Privacy and credit': what is open of several tools, where it is the same of each that is unknown and there are at least two; else null. */
export function openInAll(statements: readonly Pick<VerdictStatement, 'verdict' | 'reasons'>[]): string | null {
  const open = statements
    .filter(({ verdict }) => verdict === 'unknown')
    .map(({ reasons }) => reasons.flatMap(({ verdict, rule }) => (verdict === 'unknown' ? rule : [])));
  const rules = inEach(open);
  if (open.length < 2 || rules.length === 0 || open.some(({ length }) => length > rules.length)) return null;
  return upperFirst(andList(rules.map((rule) => lowerFirst(about[rule]))));
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
const LONGEST = 92;

/**
 * What the rules leave of several tools, in one sentence: 'Only Canva passes “…”, on Pro, $15 a month.', 'None passes
 * “…” yet: watermark not read.' @param rules their name, for the length
 */
export function verdictOfSeveral(tools: readonly NamedVerdict[], rules: string): AroundRules {
  const ways = waysToSay(tools).map(([before, after]) => [`${before}“`, `”${after}`] as const);
  const isShort = (parts: AroundRules) => parts.join(rules).length <= LONGEST;
  return ways.find(isShort) ?? ways.at(-1) ?? ['', ''];
}

/** Whether that sentence tells why each of them is not cleared, so that a verdict on each would repeat it. */
export function isOneVerdict(statements: readonly VerdictStatement[]): boolean {
  const [first] = statements;
  if (!first || statements.length < 2 || statements.some((one) => one.verdict !== first.verdict || isPass(one)))
    return false;
  const atIssue = statements.map(({ verdict, reasons, failsOnEveryPlan }) =>
    verdict === 'fails' ? failsOnEveryPlan : reasons.flatMap((one) => (one.verdict === 'unknown' ? one.rule : [])),
  );
  return inEach(atIssue).length > 0;
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
    const before = `${allOf(tools.length)} pass `;
    const limited = passing.filter(({ statement }) => hanging(statement).length > 0);
    if (limited.length === 0) return [[before, '.']];
    const who = limited.length === passing.length ? '' : limited;
    return [
      [before, `, ${who && `${named(who)} `}on conditions.`],
      [before, `, ${who && 'some '}on conditions.`],
    ];
  }
  const others = [...said(tools, 'fails', 'fails', 'fail'), ...said(tools, 'unknown', 'is unknown', 'are unknown')];
  return [
    [`${named(passing)} pass `, `; ${others.join(', ')}.`],
    [`${named(passing)} pass `, '.'],
    [`${passing.length} of the ${tools.length} pass `, '.'],
  ];
}

/** 'Midjourney fails'; nothing where none does. */
function said(tools: readonly NamedVerdict[], verdict: VerdictStatement['verdict'], one: string, several: string) {
  const those = tools.filter(({ statement }) => statement.verdict === verdict);
  return those.length === 0 ? [] : [`${named(those)} ${those.length === 1 ? one : several}`];
}

function nonePasses(tools: readonly NamedVerdict[]): AroundRules[] {
  const count = tools.length;
  const who = count === 1 ? named(tools) : noneOf(count);
  const fails = said(tools, 'fails', 'fails', 'fail').join('');
  const failing = tools.filter(({ statement }) => statement.verdict === 'fails').length;
  if (failing === count) {
    const before = `${who} ${count === 1 ? 'fails' : 'passes'} `;
    const [broken] = inEach(tools.map(({ statement }) => statement.failsOnEveryPlan));
    const each = count === 1 ? 'it fails' : count === 2 ? 'both fail' : 'all fail';
    return [...(broken ? [[before, `: ${each} on ${ruleWords[broken].subject}.`] as const] : []), [before, '.']];
  }
  const before = `${who} ${count === 1 ? 'does not pass' : 'passes'} `;
  const rest = count - failing === 1 ? 'the other is unknown' : 'the others are unknown';
  const why = failing > 0 ? [`${fails}, ${rest}`] : [openOfAll(tools, 2), openOfAll(tools, 1)];
  return [...why.map((words) => [before, ` yet: ${words}.`] as const), [before, ' yet.']];
}

/** 'watermark not read': what is open of each of them, and whether for want of a reader, of a maker's word, or of both. */
function openOfAll(tools: readonly NamedVerdict[], atMost: number): string {
  const open = tools.map(({ statement }) => statement.reasons.filter(({ verdict }) => verdict === 'unknown'));
  const rules = inEach(open.map((reasons) => reasons.map(({ rule }) => rule))).slice(0, atMost);
  if (rules.length === 0) return `too little is known of ${tools.length === 1 ? 'it' : 'each'}`;
  const words = open.flat().flatMap(({ rule, says }) => (rules.includes(rule) ? (openWords[says] ?? UNREAD) : []));
  const [word, ...others] = new Set(words);
  const isPlain = others.length === 0 && word !== openWords['depends'];
  return `${andList(rules.map((rule) => lowerFirst(about[rule])))} ${isPlain ? word : 'unknown'}`;
}

function named(tools: readonly NamedVerdict[]): string {
  return listed(
    tools.map(({ name }) => name),
    'and',
  );
}

function allOf(count: number): string {
  return count === 2 ? 'Both' : `All ${counted(count)}`;
}

function noneOf(count: number): string {
  return count === 2 ? 'Neither' : 'None';
}

function counted(count: number): string {
  return ['', 'one', 'two', 'three', 'four', 'five'][count] ?? String(count);
}
