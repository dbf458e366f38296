import { rankAlternatives } from '#domain/tool/alternatives/alternatives.ts';
import { nearestAmong } from '#domain/tool/nearest-tools.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** A tool with the alternatives that somebody who knows the field would name, and those that would be absurd, by slug. */
interface JudgedTool {
  slug: string;
  /** How many of `must` the first five need. */
  atLeast: number;
  must: readonly string[];
  absurd: readonly string[];
}

/** A tool whose first alternatives are not sensible, and why. */
interface WrongAlternatives {
  slug: string;
  first: readonly string[];
  right: number;
  absurd: readonly string[];
}

const FIRST = 5;

/** The judged tools whose first five alternatives are not sensible: too few that must be there, or one that is absurd. */
export function judgeAlternatives(tools: readonly Tool[], judged: readonly JudgedTool[]): WrongAlternatives[] {
  const nearestOf = nearestAmong(tools);
  return judged.flatMap(({ slug, atLeast, must, absurd }): WrongAlternatives[] => {
    const tool = tools.find((one) => one.slug === slug);
    const replacement = tools.find(({ id }) => id === tool?.status.replacedBy);
    const found = tool ? rankAlternatives(tool, nearestOf, replacement) : [];
    const first = found.slice(0, FIRST).map((alternative) => alternative.tool.slug);
    const right = first.filter((other) => must.includes(other)).length;
    const wrong = first.filter((other) => absurd.includes(other));
    return right >= atLeast && wrong.length === 0 ? [] : [{ slug, first, right, absurd: wrong }];
  });
}
