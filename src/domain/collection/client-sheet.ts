import { groupVerdicts, type NamedVerdict, type VerdictGroups } from '#domain/rules/group-verdicts.ts';
import type { RuleName } from '#domain/rules/judge-plan.ts';
import { caveats, standingSums, type StatedReason } from '#domain/rules/verdict-row.ts';
import type { VerdictStatement } from '#domain/rules/verdict-statement.ts';
import { counted } from '#domain/text/counted.ts';

/** The tools of a sheet in the order in which a client reads them: what passes, what is unknown, what fails. */
export function sheetRows(
  verdicts: readonly VerdictStatement[],
  tools: readonly { id: number; name: string }[],
): { rows: NamedVerdict[]; groups: VerdictGroups } {
  const named = tools.map(({ id, name }) => ({ id, name, tasks: [] }));
  const groups = groupVerdicts(verdicts, named, { name: '', task: '' });
  const { passes, switched, unknown, fails } = groups;
  return { rows: [...passes, ...switched, ...unknown, ...fails], groups };
}

/** How many stand how, in a sentence: '3 tools: 1 passes, 1 passes on a condition, 1 is unknown.' */
export function sheetSums({ all, passes, switched, unknown, fails }: VerdictGroups): string {
  const conditional = passes.filter((row) => caveats(row).length > 0).length;
  const sums = standingSums({
    passes: passes.length - conditional,
    conditional,
    switched: switched.length,
    unknown: unknown.length,
    fails: fails.length,
  });
  return `${counted(all, 'tool')}: ${sums}`;
}

/** The rows of the table: tools of which nobody has read the same answers share one. */
export function sheetLines(rows: readonly NamedVerdict[]): NamedVerdict[][] {
  return [...Map.groupBy(rows, (row) => unreadAlone(row)?.join(' ') ?? row.toolId).values()];
}

/** The rules of which nobody has read how a tool stands to them, where nothing else is in its way; null where something is. */
export function unreadAlone(row: VerdictStatement): RuleName[] | null {
  const { told } = tellingReasons(row);
  const isUnread = row.verdict === 'unknown' && row.reasonsOn !== null && told.every(({ says }) => says === 'not read');
  return isUnread ? told.map(({ rule }) => rule) : null;
}

/** Of a tool that passes when switched: the plans that pass without it. */
export function plansAsTheyCome({ verdict, plans }: VerdictStatement): string[] {
  return verdict === 'passes when switched'
    ? plans.filter((plan) => plan.verdict === 'passes').map(({ plan }) => plan)
    : [];
}

/**
 * The reasons that carry a verdict: all of what passes; of what is unknown those that nobody knows; of what fails one that
 * every plan breaks, else the first, because one is enough.
 * @returns `also`: the other rules that it fails
 */
export function tellingReasons({ verdict, reasons, failsOnEveryPlan }: VerdictStatement): {
  told: StatedReason[];
  also: RuleName[];
} {
  if (verdict === 'passes' || verdict === 'passes when switched') return { told: reasons, also: [] };
  const against = reasons.filter((reason) => reason.verdict === verdict);
  if (verdict === 'unknown') return { told: against, also: [] };
  const first = against.find(({ rule }) => failsOnEveryPlan.includes(rule)) ?? against[0];
  return {
    told: first ? [first] : [],
    also: against.filter((reason) => reason !== first).map(({ rule }) => rule),
  };
}
