import { nearestAmong } from '#domain/tool/nearest-tools.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { groupOf, groupTitles, type Weighed, weighAlternative } from './weigh-alternative.ts';

/** A similar tool with the reason to take it instead, and what one gains and loses. */
export interface Alternative extends Weighed {
  tool: Tool;
}

/** Of how many near tools the alternatives on a tool's own page are chosen. */
const NEAREST = 12;
/** Tools on a page of alternatives at most. */
const ALTERNATIVES_AT_MOST = 8;

/**
 * Prepares the search for alternatives among all tools; the function that it gives back finds up to `count` for one of
 * them. Of the nearest (see `nearestAmong`) the very nearest comes first, then those that offer another reason than the
 * ones before; what replaces a closed tool is left to its banner. Only facts count: who pays whom is nowhere in them.
 */
export function alternativesAmong(tools: readonly Tool[]): (tool: Tool, count: number) => Alternative[] {
  const nearestOf = nearestAmong(tools);
  return (tool, count) =>
    chooseDifferent(
      weighAll(
        tool,
        nearestOf(tool, NEAREST).filter(({ id }) => id !== tool.status.replacedBy),
      ),
      count,
    );
}

/**
 * The alternatives of one tool in the order of nearness, at most eight; what replaces a closed tool comes first. What does no
 * jobs any more is near to what is near to its replacement.
 */
export function rankAlternatives(
  tool: Tool,
  nearestOf: (tool: Tool, count: number) => Tool[],
  replacement: Tool | undefined,
): Alternative[] {
  const near = nearestOf(replacement && tool.tasks.length === 0 ? replacement : tool, ALTERNATIVES_AT_MOST).filter(
    ({ id }) => id !== replacement?.id,
  );
  return weighAll(tool, [...(replacement ? [replacement] : []), ...near].slice(0, ALTERNATIVES_AT_MOST));
}

/**
 * Alternatives by what one would leave the tool for, the strongest reason first, each group in the order of nearness, those
 * whose rights nobody has read last. Of rights each has a group of its own: what is clearer in one may be tighter in another.
 */
export function byReason<T extends Pick<Alternative, 'tool' | 'reason'>>(
  alternatives: readonly T[],
  isUnread: (tool: Tool) => boolean,
): {
  title: string;
  /** The name of its place on a page. */
  anchor: string;
  own: T[];
}[] {
  const read = alternatives.toSorted((a, b) => Number(isUnread(a.tool)) - Number(isUnread(b.tool)));
  const found = Map.groupBy<string, T>(read, ({ reason }) => groupOf(reason));
  return Object.entries(groupTitles).flatMap(([anchor, title]) => {
    const own = found.get(anchor);
    return own ? [{ title, anchor, own }] : [];
  });
}

function weighAll(tool: Tool, others: readonly Tool[]): Alternative[] {
  return others.map((other) => ({ tool: other, ...weighAlternative(tool, other) }));
}

/** Those whose reason has not been given yet, then the rest, in the order of nearness. */
function chooseDifferent(near: readonly Alternative[], count: number): Alternative[] {
  const different = near.filter(
    ({ reason }, index) => near.findIndex((earlier) => earlier.reason.kind === reason.kind) === index,
  );
  return [...different, ...near.filter((alternative) => !different.includes(alternative))].slice(0, count);
}
