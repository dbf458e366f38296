import { openPlans } from '#domain/tool/plan/open-plans.ts';
import type { PlanRightName } from '#domain/tool/plan/plan.schema.ts';
import { rightOn } from '#domain/tool/plan/plan-rights.ts';
import { bearing } from '#domain/tool/plan/right-words.ts';
import type { Compared } from './comparison-rows.ts';

/** A tool's answer to a right in a word, and below it what the word leaves out. */
export interface ShortAnswer {
  word: string;
  /** 'unless switched off', 'yes on Pro'; empty where the word says all: what it hangs on is told below it. */
  more: string;
  isRead: boolean;
}

type Answer = ReturnType<typeof rightOn>['answer'];

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
/** What follows a word by itself. */
const always: Partial<Record<Answer, string>> = { 'opt-out': 'unless switched off' };

/** Characters of plan names that a narrow column has room for; more of them are counted. */
const NAMES_AT_MOST = 24;

/** One word over all plans; where plans differ, which of them give the better answer. */
export function shortAnswer(tool: Compared, name: PlanRightName): ShortAnswer {
  const open = openPlans(tool.plans);
  const held = (open.length > 0 ? open : [null]).map((plan) => ({ plan, ...rightOn(tool, plan, name) }));
  const [first] = held;
  if (first === undefined) return { word: words['not read'], more: '', isRead: false };
  if (held.every(({ answer }) => answer === first.answer)) {
    return { word: words[first.answer], more: always[first.answer] ?? '', isRead: first.answer !== 'not read' };
  }
  // A trial is no plan to work with.
  const good = held.filter((one) => bearing(name, one) === 'good' && !(name === 'commercialUse' && one.plan?.isTrial));
  const read = held.filter(({ answer }) => answer !== 'not read');
  const told = good.length > 0 ? good : read.filter(({ answer }) => answer === read[0]?.answer);
  const plans = told.flatMap(({ plan }) => plan?.name ?? []).join(', ');
  const where = plans.length > NAMES_AT_MOST ? `${told.length} of ${held.length} plans` : plans;
  const answer = told[0]?.answer === 'opt-out' ? 'can be switched off' : words[told[0]?.answer ?? 'not read'];
  return { word: 'By plan', more: `${answer.toLowerCase()} on ${where}`, isRead: true };
}
