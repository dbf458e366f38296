import type { Ink } from '#domain/tool/categories.schema.ts';
import { toolInk } from '#domain/tool/category-terms.ts';
import { type ToolIndexEntry, toolIndexEntry } from '#domain/search/tool-index.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { toolsAlike } from '#domain/page/legacy/tools-alike.ts';
import { allTools } from '#catalog/tools.ts';
import { vocabulary } from '#catalog/vocabulary.ts';

/** What every edition of a tool's entry is drawn from. */
export type ToolPage = {
  tool: Tool;
  ink: Ink;
  /** The catalogue number with its leading zeros. */
  number: string;
  similar: ToolIndexEntry[];
  /** The tool to use instead, when this one has a successor. */
  replacement: Tool | undefined;
};

/** One page per tool for `getStaticPaths`, with up to `count` similar ones: those of which `keyOf` says the same. */
export async function toolPages(
  keyOf: (tool: Tool) => string | undefined,
  count: number,
): Promise<{ params: { id: string }; props: ToolPage }[]> {
  const tools = await allTools();
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  const similarTo = toolsAlike(tools, keyOf, count);
  return tools.map((tool) => ({
    params: { id: String(tool.id) },
    props: {
      tool,
      ink: toolInk(tool.category, vocabulary.categories),
      number: String(tool.id).padStart(3, '0'),
      similar: similarTo(tool).map((other) => toolIndexEntry(other, vocabulary.categories)),
      replacement: tool.status.replacedBy === null ? undefined : byId.get(tool.status.replacedBy),
    },
  }));
}
