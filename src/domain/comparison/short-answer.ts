import { openPlans } from '#domain/tool/plan/open-plans.ts';
import type { PlanRightName } from '#domain/tool/plan/plan.schema.ts';
import { rightOn } from '#domain/tool/plan/plan-rights.ts';
import { bearing } from '#domain/tool/plan/right-words.ts';
import type { Compared } from './comparison-rows.ts';

/** A tool's answer to a right in a word, and below it what the word leaves out. */
export interface ShortAnswer {
  word: string;
  /** 'unless switched off', 'yes on Pro; no on Free'; empty where the word says all: what it hangs on is told below it. */
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

/** Answers as they follow one another, where plans differ. */
const among: Partial<Record<Answer, string>> = { 'opt-out': 'can be switched off', 'maker silent': 'not said' };

/** Characters of plan names that a narrow column has room for. */
const NAMES_AT_MOST = 24;

/** One word over all plans; where plans differ, every answer with the plans that give it, the better one first. */
export function shortAnswer(tool: Compared, name: PlanRightName): ShortAnswer {
  const open = openPlans(tool.plans);
  const held = (open.length > 0 ? open : [null]).map((plan) => ({ plan, ...rightOn(tool, plan, name) }));
  const [first] = held;
  if (first === undefined) return { word: words['not read'], more: '', isRead: false };
  if (held.every(({ answer }) => answer === first.answer)) {
    return { word: words[first.answer], more: always[first.answer] ?? '', isRead: first.answer !== 'not read' };
  }
  // A trial is no plan to work with: what it hangs on names it.
  const lasting = held.filter(({ plan }) => !(name === 'commercialUse' && plan?.isTrial));
  const groups = [...Map.groupBy(lasting, ({ answer }) => answer)]
    .map(([answer, on]) => ({
      answer,
      on,
      names: on.flatMap(({ plan }) => (plan ? shortened(plan.name) : [])).join(', '),
    }))
    .toSorted((a, b) => Number(isGood(name, b)) - Number(isGood(name, a)));
  const long = groups.filter(({ names }) => names.length > NAMES_AT_MOST);
  const others = groups.length > 1 && long.length === 1 ? long[0] : undefined;
  const said = [...groups.filter((group) => group !== others), ...(others ? [others] : [])].map((group) => {
    const named = long.includes(group) ? `${group.on.length} plans` : group.names;
    return `${(among[group.answer] ?? words[group.answer]).toLowerCase()} on ${group === others ? 'the others' : named}`;
  });
  return { word: 'By plan', more: said.join('; '), isRead: true };
}

function isGood(name: PlanRightName, { answer }: { answer: Answer }): boolean {
  return bearing(name, { answer }) === 'good';
}

/** Without what stands in brackets behind it where there is no room for that. */
function shortened(plan: string): string {
  return plan.length > NAMES_AT_MOST ? plan.replace(/ \([^)]*\)$/, '') : plan;
}
