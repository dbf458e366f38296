import bestKnown from '#data/best-known.json' with { type: 'json' };
import { type Pair, versusPairs } from '#domain/comparison/versus.ts';
import { type Alternative, rankAlternatives } from '#domain/tool/alternatives/alternatives.ts';
import { LARGE_CATALOGUE } from '#domain/tool/catalogue/large-catalogue.ts';
import { nearestAmong } from '#domain/tool/nearest-tools.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { allTools } from './tools.ts';

/** A tool with the alternatives that its page shows, and the one that replaces it. */
export type AlternativesPage = {
  tool: Tool;
  alternatives: Alternative[];
  replacement: Tool | undefined;
};

interface NearPages {
  /** By the slug of the tool; a tool without alternatives has no page. */
  alternatives: Map<string, AlternativesPage>;
  /** By the slug of the pair. */
  pairs: Map<string, Pair>;
  /** The pairs in which a tool stands, by its slug, in the order of the slugs of the pairs. */
  pairsWith: Map<string, Pair[]>;
}

let loaded: Promise<NearPages> | undefined;

/**
 * The pages about tools that are near to each other: alternatives to one, and two beside each other. In a large
 * catalogue only the best-known tools have them; the others name their nearest on their own page.
 */
export function nearPages(): Promise<NearPages> {
  loaded ??= allTools().then((tools) => {
    const byId = new Map(tools.map((tool) => [tool.id, tool]));
    const nearestOf = nearestAmong(tools);
    const known = new Set(bestKnown.slugs);
    const chosen = tools.length < LARGE_CATALOGUE ? tools : tools.filter(({ slug }) => known.has(slug));
    const filled = chosen.map((tool): [string, AlternativesPage] => {
      const replacement = tool.status.replacedBy === null ? undefined : byId.get(tool.status.replacedBy);
      return [tool.slug, { tool, replacement, alternatives: rankAlternatives(tool, nearestOf, replacement) }];
    });
    const pairs = versusPairs(chosen, nearestOf);
    const inside = [...pairs.values()].flatMap((pair) => pair.map(({ slug }) => ({ slug, pair })));
    return {
      alternatives: new Map(filled.filter(([, { alternatives }]) => alternatives.length > 0)),
      pairs,
      pairsWith: new Map(
        [...Map.groupBy(inside, ({ slug }) => slug)].map(([slug, found]) => [slug, found.map(({ pair }) => pair)]),
      ),
    };
  });
  return loaded;
}

/** The pairs with a page in which a tool stands, in the order of slugs. */
export async function pairsWith({ slug }: Pick<Tool, 'slug'>): Promise<Pair[]> {
  return (await nearPages()).pairsWith.get(slug) ?? [];
}
