import type { RuleName } from './judge-plan.ts';
import { monthlyTotal } from './monthly-total.ts';
import type { VerdictStatement } from './verdict-statement.ts';

/** A tool as the page of verdicts names it. */
export interface NamedTool {
  id: number;
  name: string;
  /** Slugs of its tasks. */
  tasks: readonly string[];
}

/** A verdict with the name of its tool. */
export interface NamedVerdict extends VerdictStatement {
  name: string;
}

/** What a reader looks for among the verdicts: a part of a name, and the slug of a task; empty is everything. */
export interface VerdictFilter {
  name: string;
  task: string;
}

/** Verdicts by standing: what passes by price, what is unknown by how little is missing, the rest by name. */
export interface VerdictGroups {
  all: number;
  passes: NamedVerdict[];
  switched: NamedVerdict[];
  unknown: NamedVerdict[];
  fails: NamedVerdict[];
}

/** The verdicts that a filter lets through, in their groups. */
export function groupVerdicts(
  verdicts: readonly VerdictStatement[],
  tools: readonly NamedTool[],
  { name, task }: VerdictFilter,
): VerdictGroups {
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  const typed = name.trim().toLowerCase();
  const wanted = verdicts.flatMap((verdict): NamedVerdict[] => {
    const tool = byId.get(verdict.toolId);
    const title = tool?.name ?? `Tool no. ${verdict.toolId}`;
    const isWanted = title.toLowerCase().includes(typed) && (task === '' || tool?.tasks.includes(task) === true);
    return isWanted ? [{ ...verdict, name: title }] : [];
  });
  const of = (word: VerdictStatement['verdict'], rank: (verdict: NamedVerdict) => number) =>
    wanted
      .filter(({ verdict }) => verdict === word)
      .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
  return {
    all: wanted.length,
    passes: of('passes', priceRank),
    switched: of('passes when switched', priceRank),
    unknown: of('unknown', unknownRank),
    fails: of('fails', () => 0),
  };
}

/** Rules of which nobody knows how a tool stands to them; one that has no plan read lacks everything. */
export function openCount({ reasons, reasonsOn }: VerdictStatement): number | null {
  const open = reasons.filter(({ verdict }) => verdict === 'unknown').length;
  return reasonsOn === null || open === 0 ? null : open;
}

/** The rules that most tools have no answer to, with their number; the most often missing first. */
export function mostMissing(unknown: readonly VerdictStatement[]): { rule: RuleName; tools: number }[] {
  const counts = new Map<RuleName, number>();
  for (const { reasons } of unknown)
    for (const { rule, verdict } of reasons) if (verdict === 'unknown') counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].map(([rule, tools]) => ({ rule, tools })).sort((a, b) => b.tools - a.tools);
}

function unknownRank(verdict: NamedVerdict): number {
  return openCount(verdict) ?? Number.MAX_SAFE_INTEGER;
}

/** Dollars a month for everybody; then what is sold in other ways, then what has no known price. */
function priceRank({ price }: NamedVerdict): number {
  if (price === null) return Number.MAX_SAFE_INTEGER;
  return monthlyTotal(price) ?? Number.MAX_SAFE_INTEGER / 2;
}
