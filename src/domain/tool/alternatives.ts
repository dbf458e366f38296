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

/** A tool and how near it is to another one. */
interface Near {
  tool: Tool;
  /** Its place in the order of names. */
  place: number;
  /** Most shared terms first, then the same first term, then most shared uses. */
  nearness: number;
}

/**
 * Prepares the search for alternatives among all tools; the function that it gives back finds up to `count` for one of
 * them. They share a category with it and are not shut down; of the nearest the very nearest comes first, then those
 * that offer another reason than the ones before. Only facts count: who pays whom is nowhere in them.
 */
export function alternativesAmong(tools: readonly Tool[]): (tool: Tool, count: number) => Alternative[] {
  const offered = tools.filter(({ status }) => status.state !== 'shut down').sort(compareNames);
  const byTerm = placesByTerm(offered);
  const firstTerms = offered.map(({ category }) => categoryTerms(category)[0]);
  /** For each offered tool how many terms it shares; back to 0 after each search. */
  const sharedTerms = new Uint8Array(offered.length);

  const nearestOf = (tool: Tool): Tool[] => {
    const terms = categoryTerms(tool.category);
    const [first] = terms;
    const places: number[] = [];
    for (const term of terms) {
      for (const place of byTerm.get(term) ?? []) {
        if (sharedTerms[place] === 0) places.push(place);
        sharedTerms[place] = (sharedTerms[place] ?? 0) + 1;
      }
    }
    const near: Near[] = [];
    for (const place of places) {
      const byTerms = 100 * (sharedTerms[place] ?? 0) + (firstTerms[place] === first ? 50 : 0);
      sharedTerms[place] = 0;
      // Most candidates are too far away for their uses to matter.
      if (near.length === nearest && byTerms + mostUses < (near.at(-1)?.nearness ?? 0)) continue;
      const other = offered[place];
      if (!other || other.id === tool.id || other.id === tool.status.replacedBy) continue;
      keepNearest(near, { tool: other, place, nearness: byTerms + shared(tool.departments, other.departments) + shared(tool.goals, other.goals) });
    }
    return near.map((found) => found.tool);
  };
  return (tool, count) => chooseDifferent(nearestOf(tool).map((other) => ({ tool: other, ...weighAlternative(tool, other) })), count);
}

/** The places of the tools of each term, in order. */
function placesByTerm(tools: readonly Tool[]): Map<string, number[]> {
  const byTerm = new Map<string, number[]>();
  for (const [place, { category }] of tools.entries()) {
    for (const term of new Set(categoryTerms(category))) {
      const places = byTerm.get(term);
      if (places) places.push(place);
      else byTerm.set(term, [place]);
    }
  }
  return byTerm;
}

/** Puts a candidate where it belongs among the nearest; of equals the first by name stays ahead. */
function keepNearest(near: Near[], candidate: Near): void {
  const index = near.findIndex((found) => candidate.nearness > found.nearness || (candidate.nearness === found.nearness && candidate.place < found.place));
  near.splice(index === -1 ? near.length : index, 0, candidate);
  if (near.length > nearest) near.pop();
}

/** The first, then those whose reason has not been given yet, then the rest, in the order of nearness. */
function chooseDifferent(near: readonly Alternative[], count: number): Alternative[] {
  const kinds = new Set<string>();
  const different = near.filter(({ reason }) => !kinds.has(reason.kind) && kinds.add(reason.kind));
  return [...new Set([...different, ...near])].slice(0, count);
}

function shared(a: readonly string[], b: readonly string[]): number {
  return a.reduce((sum, word) => (b.includes(word) ? sum + 1 : sum), 0);
}
