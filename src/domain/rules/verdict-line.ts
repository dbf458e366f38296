import { orList } from '#domain/text/list-text.ts';
import { lowerFirst, upperFirst } from '#domain/text/first-letter.ts';
import { sayerWords } from '#domain/tool/evidence/evidence.ts';
import type { RuleName } from './judge-plan.ts';
import { ruleWords } from './rule-words.ts';
import { planText, reasonText, type StatedReason } from './verdict-row.ts';
import type { VerdictStatement } from './verdict-statement.ts';

/** A verdict as a row of a list says it: 'Passes on Pro, $12 a month', with the sign that stands before it. */
interface VerdictLine {
  sign: string;
  /** 'Passes on Pro, $12 a month', 'Fails on every plan', 'Unknown'. */
  head: string;
  /** Setting, conditions, the rule that fails, or what nobody has read, with the stop or colon before it; empty for a plain pass. */
  rest: string;
}

/** The sign of a pass that hangs on something. */
export const HANGING_SIGN = '◐';

/** The sign of each verdict; it never stands without its word. */
export const signs: Record<VerdictStatement['verdict'], string> = {
  passes: '✓',
  'passes when switched': '⇄',
  unknown: '?',
  fails: '✕',
};

/** What nobody knows of a tool, after 'whether it'. */
const whetherIt: Record<RuleName, string> = {
  paidWork: 'allows paid work',
  noTraining: 'trains on uploads',
  indemnity: 'gives an indemnity',
  private: 'keeps work private',
  noWatermark: 'leaves a watermark',
  noAttribution: 'asks for credit',
  licensedData: 'learned from licensed works',
  revenueUSD: 'is open to companies as large as yours',
};

/** Whether a tool may be used under the rules in force, on which plan, for how much; or why not, in one line. */
export function verdictLine(statement: VerdictStatement): VerdictLine {
  const { verdict } = statement;
  return { sign: signs[verdict], ...words[verdict](statement) };
}

/** The same as one sentence. */
export function verdictSentence(statement: VerdictStatement): string {
  const { head, rest } = verdictLine(statement);
  return head + rest;
}

type Words = (statement: VerdictStatement) => Omit<VerdictLine, 'sign'>;
const words: Record<VerdictStatement['verdict'], Words> = {
  passes: (statement) => ({ head: `Passes on ${planText(statement)}`, rest: mind(statement) }),
  'passes when switched': (statement) => {
    const settings = statement.reasons
      .filter(({ verdict }) => verdict === 'passes when switched')
      .map(({ condition }) => condition || 'the maker names no setting');
    return {
      head: `Passes on ${planText(statement)}, when switched`,
      rest: `: ${settings.join('; ')}${mind(statement)}`,
    };
  },
  unknown: ({ reasonsOn, reasons }) => ({
    head: 'Unknown',
    rest: `: ${reasonsOn === null ? 'nobody has read which plans there are' : unknownText(reasons, reasonsOn)}`,
  }),
  fails: ({ reasonsOn, failsOnEveryPlan, reasons }) => {
    const failing = reasons.filter(({ verdict }) => verdict === 'fails');
    const everywhere = failing.filter(({ rule }) => failsOnEveryPlan.includes(rule));
    const [first, ...further] = [...everywhere, ...failing.filter((reason) => !everywhere.includes(reason))];
    if (first === undefined) return { head: 'Fails', rest: ': it has shut down' };
    const more =
      further.length === 0 ? '' : `; ${further.length} more ${further.length === 1 ? 'rule fails' : 'rules fail'}`;
    const reason = `${inSentence(reasonText(first)).replace(/^(?=trains|leaves|asks)/, 'it ')}${whoSaysSo(first)}${more}`;
    return reasonsOn === null
      ? { head: 'Fails', rest: `: ${reason}` }
      : { head: 'Fails on every plan', rest: everywhere.length > 0 ? `: ${reason}` : `: on ${reasonsOn} ${reason}` };
  },
};

/** Whose words a failing rule rests on, and their day: ' (suno.com, 12 September 2026)'. */
function whoSaysSo({ page, copy, kind, day }: StatedReason): string {
  return page === null || day === null ? '' : ` (${sayerWords({ page, copy, kind, day })})`;
}

/**
 * How many rules hold on a plan, and what of the rest is unknown: '3 of 4 rules hold. Nobody has read whether it leaves a watermark
 * on Pro'. Where nothing at all was read, one short sentence says so. A row has one line or two: the plan is cut first.
 */
function unknownText(reasons: readonly StatedReason[], plan: string): string {
  const open = reasons.filter(({ verdict }) => verdict === 'unknown');
  const holding = reasons.length - open.length;
  if (holding === 0 && open.length > 1 && open.every(({ says }) => !told.has(says)))
    return `nobody has read how it stands to any of the ${open.length} rules`;
  const text = openText(open);
  if (holding === 0) return text;
  const held = `${holding} of ${reasons.length} rules ${holding === 1 ? 'holds' : 'hold'}`;
  const isAsked = open.some(({ says }) => says !== 'depends');
  return isAsked ? `${held}. ${upperFirst(text)} on ${plan}` : `${held} on ${plan}. ${upperFirst(text)}`;
}

/** What is unknown: 'nobody has read whether it leaves a watermark or asks for credit; …'; on what it depends first, as it is known. */
function openText(open: readonly StatedReason[]): string {
  const whether = (said: (says: string) => boolean) =>
    orList(open.filter(({ says }) => said(says)).map(({ rule }) => whetherIt[rule]));
  const unread = whether((says) => !told.has(says));
  const silent = whether((says) => says === 'maker silent');
  const disputed = whether((says) => says === 'disputed');
  const asked = [
    unread !== '' && `nobody has read whether it ${unread}`,
    silent !== '' && `the maker does not say whether it ${silent}`,
    disputed !== '' && `those who read it differ on whether it ${disputed}`,
  ].filter((part) => part !== false);
  // A condition may hold stops of its own: each is a sentence.
  const depending = open
    .filter(({ says }) => says === 'depends')
    .map(({ rule, condition }) => `whether it ${whetherIt[rule]} depends ${inSentence(condition)}`);
  const [first = '', ...further] = [...depending, asked.join('; ')].filter((sentence) => sentence !== '');
  return [first, ...further.map(upperFirst)].join('. ');
}

/** Answers of which more is known than that nobody has read them. */
const told: ReadonlySet<string> = new Set(['maker silent', 'disputed', 'depends']);

/** On what a pass hangs: '. Mind: not for broadcast (paid work)'. */
function mind({ reasons }: VerdictStatement): string {
  const conditions = reasons
    .filter(({ verdict, says, condition }) => verdict === 'passes' && says !== 'does not apply' && condition !== '')
    .map(({ rule, condition }) => `${inSentence(condition)} (${ruleWords[rule].subject})`);
  return conditions.length === 0 ? '' : `. Mind: ${conditions.join('; ')}`;
}

/** Inside a sentence a first word is written small; a name such as 'CC BY' is not. */
export function inSentence(text: string): string {
  return /^[A-Z][a-z’' ]/.test(text) ? lowerFirst(text) : text;
}
