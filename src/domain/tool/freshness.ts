import { compareNames } from '#domain/tool/compare-names.ts';
import { factNames, type FactName, type Tool } from '#domain/tool/tool.schema.ts';

/** One fact that somebody has read at its source. */
export interface CheckedFact {
  toolId: number;
  toolName: string;
  fact: FactName;
  /** Day it was read. */
  checkedOn: string;
  /** Whole days since then. */
  ageDays: number;
  /** Where it was read. */
  source: string | null;
}

/** How much of the guide is confirmed, and how old that is. */
export interface Freshness {
  /** Facts that can go stale: four a tool. */
  facts: number;
  /** Of these, read at a source. */
  confirmed: number;
  /** Median age of the confirmed facts in days; null when there are none. */
  medianAgeDays: number | null;
  /** The same counts by kind of fact. */
  byFact: { fact: FactName; facts: number; confirmed: number }[];
  /** Tools of which nothing is confirmed. */
  toolsWithoutAny: number;
  /** The ten confirmed facts that were read longest ago, oldest first; of one day by name. */
  oldest: CheckedFact[];
}

const oldestListed = 10;
const dayLength = 86_400_000;

/** Counts the confirmed facts of all tools. `today` is a day as YYYY-MM-DD (UTC); a check dated after it has age 0. */
export function freshness(tools: readonly Pick<Tool, 'id' | 'name' | 'facts'>[], today: string): Freshness {
  const checked = tools.toSorted(compareNames).flatMap((tool) => checkedFacts(tool, today));
  return {
    facts: tools.length * factNames.length,
    confirmed: checked.length,
    medianAgeDays: median(checked.map(({ ageDays }) => ageDays)),
    byFact: factNames.map((fact) => ({
      fact,
      facts: tools.length,
      confirmed: checked.filter((one) => one.fact === fact).length,
    })),
    toolsWithoutAny: tools.length - new Set(checked.map(({ toolId }) => toolId)).size,
    oldest: checked.sort((a, b) => b.ageDays - a.ageDays).slice(0, oldestListed),
  };
}

function checkedFacts({ id, name, facts }: Pick<Tool, 'id' | 'name' | 'facts'>, today: string): CheckedFact[] {
  return factNames.flatMap((fact) => {
    const { checkedOn, source } = facts[fact];
    return checkedOn
      ? [{ toolId: id, toolName: name, fact, checkedOn, ageDays: daysBetween(checkedOn, today), source }]
      : [];
  });
}

function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / dayLength));
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
