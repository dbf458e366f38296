import { groupVerdicts } from '#domain/rules/group-verdicts.ts';
import { rulesQuery } from '#domain/rules/rules-address.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { rulesText } from '#domain/rules/rule-words.ts';
import { planText, rowLine } from '#domain/rules/verdict-row.ts';
import { type VerdictStatement, verdictStatement } from '#domain/rules/verdict-statement.ts';
import { verdictOf } from '#domain/rules/verdict.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { toolPath } from '#domain/tool/tool-path.ts';

/** The verdict on one tool as programs read it. */
interface CheckedTool extends VerdictStatement {
  slug: string;
  name: string;
  /** Its page in the guide. */
  url: string;
  /** 'Standard, $15 a month'; null when no plan passes. */
  passesOn: string | null;
  /** The setting to change, what is not known, or what fails; empty for what simply passes. */
  why: string;
}

/** Tools under rules, for who may quote them. */
export interface CheckedRules {
  /** The rules in words. */
  rules: string;
  /** The task whose tools were judged. */
  task?: { slug: string; title: string };
  counts: Record<VerdictStatement['verdict'], number>;
  /** How to read it. */
  note: string;
  /** What passes first, cheapest first; then what passes when switched, what is unknown, what fails. */
  verdicts: CheckedTool[];
  /** Judged and counted, and not listed. */
  leftOut: number;
  /** Where a person reads the same. */
  page: string;
}

/**
 * Judges tools under rules.
 * @param most verdicts that are listed
 * @param site origin of the addresses
 */
export function checkRules(tools: readonly Tool[], rules: Rules, most: number, site: string): CheckedRules {
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  const { all, passes, switched, unknown, fails } = groupVerdicts(
    tools.map((tool) => verdictStatement(tool.id, verdictOf(tool, rules))),
    tools.map(({ id, name }) => ({ id, name, tasks: [] })),
    { name: '', task: '' },
  );
  const verdicts = [...passes, ...switched, ...unknown, ...fails].slice(0, most).map((verdict): CheckedTool => {
    const tool = byId.get(verdict.toolId);
    return {
      slug: tool?.slug ?? '',
      url: `${site}${toolPath({ id: verdict.toolId })}`,
      passesOn: planText(verdict),
      why: rowLine(verdict),
      ...verdict,
    };
  });
  return {
    rules: rulesText(rules),
    counts: {
      passes: passes.length,
      'passes when switched': switched.length,
      unknown: unknown.length,
      fails: fails.length,
    },
    note: `${unknown.length} of ${all} unknown: nobody has read enough, and unknown is no pass. Quote the words with page and day. No legal advice.`,
    verdicts,
    leftOut: all - verdicts.length,
    page: `${site}/rules?${rulesQuery(rules)}`,
  };
}
