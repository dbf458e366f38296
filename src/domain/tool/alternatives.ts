import { departments, goals } from '#domain/quiz/quiz-words.ts';
import { categoryTerms } from '#domain/tool/category-terms.ts';
import { compareNames } from '#domain/tool/compare-names.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type Weighed, weighAlternative } from '#domain/tool/weigh-alternative.ts';

/** A similar tool with the reason to take it instead, and what one gains and loses. */
export interface Alternative extends Weighed {
  tool: Tool;
}

/** Of how many near tools the alternatives are chosen. */
const nearest = 12;
/** Departments and goals that two tools can share at most. */
const mostUses = departments.length + goals.length;

/** A tool and its place in the order of names. */
interface Placed {
  tool: Tool;
  place: number;
}

/** Tools with the same category. */
interface Kind {
  terms: readonly string[];
  tools: Placed[];
}

/** A tool and how near it is to another one: most shared terms first, then the same first term, then most shared uses. */
interface Near extends Placed {
  nearness: number;
}

/**
 * Prepares the search for alternatives among all tools; the function that it gives back finds up to `count` for one of
 * them. They share a category with it and are not shut down; of the nearest the very nearest comes first, then those
 * that offer another reason than the ones before. Only facts count: who pays whom is nowhere in them.
 */
export function alternativesAmong(tools: readonly Tool[]): (tool: Tool, count: number) => Alternative[] {
  const kinds = kindsOf(tools.filter(({ status }) => status.state !== 'shut down').sort(compareNames));
  const nearKinds = new Map<string, [nearness: number, Kind][]>();
  const kindsNear = (category: string) => {
    const found = nearKinds.get(category) ?? sortByNearness(categoryTerms(category), kinds);
    nearKinds.set(category, found);
    return found;
  };
  const nearestOf = (tool: Tool): Tool[] => {
    const near: Near[] = [];
    for (const [byTerms, kind] of kindsNear(tool.category)) {
      // The kinds that follow are too far away for their uses to matter.
      if (near.length === nearest && byTerms + mostUses < (near.at(-1)?.nearness ?? 0)) break;
      for (const { tool: other, place } of kind.tools) {
        if (other.id === tool.id || other.id === tool.status.replacedBy) continue;
        keepNearest(near, {
          tool: other,
          place,
          nearness: byTerms + shared(tool.departments, other.departments) + shared(tool.goals, other.goals),
        });
      }
    }
    return near.map((found) => found.tool);
  };
  return (tool, count) => chooseDifferent(tool, nearestOf(tool), count);
}

function kindsOf(sorted: readonly Tool[]): Kind[] {
  const placed = sorted.map((tool, place) => ({ tool, place }));
  return [...Map.groupBy(placed, ({ tool }) => tool.category)].map(([category, found]) => ({
    terms: categoryTerms(category),
    tools: found,
  }));
}

/** The kinds that share a term, the nearest first. */
function sortByNearness(terms: readonly string[], kinds: readonly Kind[]): [nearness: number, Kind][] {
  return kinds
    .map((kind): [number, Kind] => {
      const sharedTerms = new Set(terms).intersection(new Set(kind.terms)).size;
      return [sharedTerms === 0 ? 0 : 100 * sharedTerms + (kind.terms[0] === terms[0] ? 50 : 0), kind];
    })
    .filter(([nearness]) => nearness > 0)
    .sort(([a], [b]) => b - a);
}

/** Puts a candidate where it belongs among the nearest; of equals the first by name stays ahead. */
function keepNearest(near: Near[], candidate: Near): void {
  const index = near.findIndex(
    (found) =>
      candidate.nearness > found.nearness || (candidate.nearness === found.nearness && candidate.place < found.place),
  );
  near.splice(index === -1 ? near.length : index, 0, candidate);
  if (near.length > nearest) near.pop();
}

/** Of the tools near to one those whose reason has not been given yet, then the rest, in the order of nearness. */
function chooseDifferent(tool: Tool, near: readonly Tool[], count: number): Alternative[] {
  const different: Alternative[] = [];
  const rest: Alternative[] = [];
  for (const other of near) {
    if (different.length === count) break;
    const alternative = { tool: other, ...weighAlternative(tool, other) };
    const isGiven = different.some(({ reason }) => reason.kind === alternative.reason.kind);
    (isGiven ? rest : different).push(alternative);
  }
  return [...different, ...rest].slice(0, count);
}

function shared(a: readonly string[], b: readonly string[]): number {
  return a.reduce((sum, word) => (b.includes(word) ? sum + 1 : sum), 0);
}
