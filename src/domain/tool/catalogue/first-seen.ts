import { departments } from '#domain/tool/audience.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** A take that says it: what nobody here would buy is nothing to open with. */
const REFUSED = /\bwe would not (buy|take|use|pay)\b|\bnot worth\b/i;

/**
 * The tools that the guide opens with: the editors' choice, one desk after the other by what each is for first; then, when
 * these are too few, other tools that are active and that the yak does not refuse, by age.
 */
export function firstSeen<T extends Pick<Tool, 'id' | 'departments' | 'yakPick' | 'yakOpinion' | 'status'>>(
  tools: readonly T[],
  count: number,
): T[] {
  const open = tools
    .filter(({ status, yakOpinion }) => status.state === 'active' && !REFUSED.test(yakOpinion))
    .toSorted((a, b) => a.id - b.id);
  const chosen = open.filter(({ yakPick }) => yakPick !== null);
  const byDesk = departments.map((desk) => chosen.filter((tool) => tool.departments[0] === desk));
  const longest = Math.max(0, ...byDesk.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, round) => byDesk.flatMap((desk) => desk[round] ?? [])).flat();
  return [...inTurn, ...open.filter(({ yakPick }) => yakPick === null)].slice(0, count);
}
