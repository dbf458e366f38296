import { ruleWords } from './rule-words.ts';
import { signs } from './verdict-line.ts';
import type { VerdictStatement } from './verdict-statement.ts';

/** One plan under the rules: 'Pro', '✕', 'fails: Training on uploads'. */
export interface StatedPlan {
  plan: string;
  sign: string;
  verdict: VerdictStatement['verdict'];
  /** The verdict, and the rules that it is owed to. */
  says: string;
}

/** What each plan of a tool comes to under the rules; nothing for a tool whose one plan the verdict names already. */
export function planStandings({
  plans,
}: Pick<VerdictStatement, 'plans'>): { title: string; plans: StatedPlan[] } | null {
  if (plans.length < 2) return null;
  const passing = plans.filter(({ verdict }) => verdict === 'passes' || verdict === 'passes when switched').length;
  return {
    title: `Plan by plan, rule by rule: ${passing === 0 ? 'none' : passing} of ${plans.length} plans ${passing === 1 ? 'passes' : 'pass'}`,
    plans: plans.map(({ plan, verdict, rules }) => ({
      plan,
      sign: signs[verdict],
      verdict,
      says: [verdict, rules.map((rule) => ruleWords[rule].title).join(', ')].filter((part) => part !== '').join(': '),
    })),
  };
}
