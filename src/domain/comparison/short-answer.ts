import type { PlanRightName } from '#domain/tool/plan/plan.schema.ts';
import { rightOn } from '#domain/tool/plan/plan-rights.ts';
import { bearing } from '#domain/tool/plan/right-words.ts';
import type { Compared } from './comparison-rows.ts';

/** A tool's answer to a right in a word, and below it what the word leaves out. */
export interface ShortAnswer {
  word: string;
  /** 'with exceptions', 'yes on Pro'; empty where the word says all. */
  more: string;
  isRead: boolean;
}

type Answer = ReturnType<typeof rightOn>['answer'];

const words: Record<Answer, string> = {
  yes: 'Yes',
  no: 'No',
  'opt-out': 'Yes',
  depends: 'Depends',
  'maker silent': 'Not said',
  disputed: 'Disputed',
  'does not apply': 'Doesn’t apply',
  'not read': 'Not read',
};
/** What follows a word by itself. */
const always: Partial<Record<Answer, string>> = { 'opt-out': 'unless switched off', 'maker silent': 'by its maker' };

/** Characters of plan names that a narrow column has room for; more of them are counted. */
const NAMES_AT_MOST = 24;

/** One word over all plans; where plans differ, which of them give the better answer. */
export function shortAnswer(tool: Compared, name: PlanRightName): ShortAnswer {
  const held = (tool.plans.length > 0 ? tool.plans : [null]).map((plan) => ({ plan, ...rightOn(tool, plan, name) }));
  const [first] = held;
  if (first === undefined) return { word: words['not read'], more: '', isRead: false };
  if (held.every(({ answer }) => answer === first.answer)) {
    const exception = first.answer === 'no' ? 'with exceptions' : 'with conditions';
    const hangs = ['yes', 'no'].includes(first.answer) && held.some(({ condition }) => condition !== '');
    return {
      word: words[first.answer],
      more: always[first.answer] ?? (hangs ? exception : ''),
      isRead: first.answer !== 'not read',
    };
  }
  const good = held.filter((one) => bearing(name, one) === 'good');
  const read = held.filter(({ answer }) => answer !== 'not read');
  const told = good.length > 0 ? good : read.filter(({ answer }) => answer === read[0]?.answer);
  const plans = told.flatMap(({ plan }) => plan?.name ?? []).join(', ');
  const where = plans.length > NAMES_AT_MOST ? `${told.length} of ${held.length} plans` : plans;
  const answer = told[0]?.answer === 'opt-out' ? 'can be switched off' : words[told[0]?.answer ?? 'not read'];
  return { word: 'By plan', more: `${answer.toLowerCase()} on ${where}`, isRead: true };
}
