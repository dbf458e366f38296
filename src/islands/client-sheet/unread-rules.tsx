import type { RuleName } from '#domain/rules/judge-plan.ts';
import { ruleWords } from '#domain/rules/rule-words.ts';

/** What nobody at Yak has read, in one line. */
export function UnreadRules({ rules }: { rules: readonly RuleName[] }) {
  return (
    <>
      <b>Not read by anybody at Yak:</b> {rules.map((rule) => ruleWords[rule].subject).join(', ')}.
    </>
  );
}
