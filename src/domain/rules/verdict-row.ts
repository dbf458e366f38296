import { dayText } from '#domain/value/day-text.ts';
import { forSeats, seatsAmount } from '#domain/tool/plan/plan-price.ts';
import { amountWords } from '#domain/tool/plan/price-list.ts';
import { ruleWords } from './rule-words.ts';
import type { VerdictStatement } from './verdict-statement.ts';
import type { VerdictPrice } from './verdict.ts';

/** One reason as the answer of a call has it. */
export type StatedReason = VerdictStatement['reasons'][number];

/** What a plan costs all who need it: '$15 a month', '$125 a month for 5 seats', 'free'; null when no price is known. */
function seatsPrice(price: VerdictPrice | null): string | null {
  if (price === null) return null;
  const { amount, seats, isUnconfirmed, ...terms } = price;
  if (amount === 0) return 'free';
  const total = seatsAmount(amount, seats);
  const words = amountWords({ ...terms, amount: total, perPerson: false, minimumPeople: null, isUnconfirmed });
  return `${words}${forSeats(seats)}`;
}

/** The plan that passes with its price: 'Standard, $15 a month'; null when none passes. */
export function planText({
  plan,
  price,
  noPrice,
}: Pick<VerdictStatement, 'plan' | 'price' | 'noPrice'>): string | null {
  if (plan === null) return null;
  const words = seatsPrice(price);
  if (words === 'free' && /\bfree\b/i.test(plan)) return plan;
  return `${plan}, ${words ?? `price ${noPrice ?? 'not read'}`}`;
}

/** A reason in words: 'Trains on uploads', 'Nobody at Yak has read it', 'The maker says nothing about it'. */
export function reasonText({ rule, verdict, says, quote }: StatedReason): string {
  if (says === 'not read') return 'Nobody at Yak has read it';
  if (says === 'maker silent') return 'The maker’s page was read and says nothing about it';
  if (says === 'disputed') return 'Those who read it say different things';
  if (says === 'depends') return 'It depends';
  if (says === 'does not apply') return 'Does not apply';
  if (verdict === 'unknown')
    return quote === null
      ? 'Nobody at Yak has read words that prove it'
      : 'The words that were read are about something else than the app';
  if (rule === 'licensedData') return says;
  if (rule === 'revenueUSD' && says.startsWith('up to')) return `For companies with ${says}`;
  return ruleWords[rule].answers[says] ?? says;
}

/**
 * What the row says under its name, in one line: the settings to change, what is not known, or a rule that fails, one
 * that every plan breaks first, with its words and day. Empty for what simply passes.
 */
export function rowLine({ verdict, reasonsOn, reasons, failsOnEveryPlan }: VerdictStatement): string {
  const of = reasons.filter((reason) => reason.verdict === verdict);
  if (verdict === 'passes when switched')
    return of.map(({ rule, condition }) => `${ruleWords[rule].title}: ${condition || 'switch it off'}`).join('; ');
  if (verdict === 'unknown') return unknownLine(of, reasonsOn);
  if (verdict === 'passes') return '';
  const everywhere = of.find(({ rule }) => failsOnEveryPlan.includes(rule));
  const first = everywhere ?? of[0];
  if (first === undefined) return 'Shut down';
  const words = first.quote === null ? '' : `: “${first.quote}”`;
  const day = first.day === null ? '' : `, ${dayText(first.day)}`;
  const further = of.length > 1 ? ` (and ${of.length - 1} more)` : '';
  const plan = reasonsOn === null ? '' : everywhere ? 'On every plan: ' : `On ‘${reasonsOn}’: `;
  return `${plan}${reasonText(first)}${words}${day}${further}`;
}

/** On what a pass hangs: conditions that a reader must know before the work begins. */
export function caveats({ verdict, reasons }: Pick<VerdictStatement, 'verdict' | 'reasons'>): string[] {
  if (verdict !== 'passes' && verdict !== 'passes when switched') return [];
  return reasons
    .filter(({ verdict: own, says, condition }) => own === 'passes' && says !== 'does not apply' && condition !== '')
    .map(({ rule, condition }) => `${ruleWords[rule].title}: ${condition}`);
}

/** A verdict with what it hangs on: 'passes, on a condition', 'unknown'. */
export function standingWords(verdict: VerdictStatement['verdict'], conditions: number, limit = ''): string {
  const hanging = conditions > 0 && (conditions === 1 ? 'on a condition' : 'on conditions');
  return [verdict, limit, hanging].filter(Boolean).join(', ');
}

/** How many of some things stand how. */
interface StandingCounts {
  passes: number;
  /** Those that pass, and not whatever anybody does. */
  conditional: number;
  switched: number;
  unknown: number;
  fails: number;
}

/** '2 pass, 1 passes on a condition, 1 passes once a setting is changed, 1 is unknown, 1 fails.': each is counted once. */
export function standingSums({ passes, conditional, switched, unknown, fails }: StandingCounts): string {
  const told = [
    { count: passes, one: 'passes', many: 'pass', how: '' },
    { count: conditional, one: 'passes', many: 'pass', how: ' on a condition' },
    { count: switched, one: 'passes', many: 'pass', how: ' once a setting is changed' },
    { count: unknown, one: 'is', many: 'are', how: ' unknown' },
    { count: fails, one: 'fails', many: 'fail', how: '' },
  ].filter(({ count }) => count > 0);
  return `${told.map(({ count, one, many, how }) => `${count} ${count === 1 ? one : many}${how}`).join(', ')}.`;
}

function unknownLine(unknown: readonly StatedReason[], reasonsOn: string | null): string {
  if (unknown.length === 0 || reasonsOn === null) return 'Nobody at Yak has read which plans there are';
  const subjects = (said: (says: string) => boolean) =>
    unknown.filter(({ says }) => said(says)).map(({ rule }) => ruleWords[rule].subject);
  const silent = subjects((says) => says === 'maker silent');
  const depends = unknown.filter(({ says }) => says === 'depends');
  const unread = subjects((says) => says !== 'maker silent' && says !== 'depends');
  return [
    unread.length > 0 && `Not read: ${unread.join(', ')}`,
    silent.length > 0 && `The maker says nothing about ${silent.join(', ')}`,
    ...depends.map(({ rule, condition }) => `${ruleWords[rule].title} depends: ${condition}`),
  ]
    .filter((part) => part !== false)
    .join('. ');
}
