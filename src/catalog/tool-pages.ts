import type { Ink } from '#domain/tool/categories.schema.ts';
import { toolInk } from '#domain/tool/category-terms.ts';
import { type ToolIndexEntry, toolIndexEntry } from '#domain/tool/tool-index.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { allTools } from './tools.ts';
import { vocabulary } from './vocabulary.ts';

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

/** One page per tool for `getStaticPaths`; `neighbours` chooses the similar tools out of all. */
export async function toolPages(neighbours: (tool: Tool, tools: readonly Tool[]) => Tool[]): Promise<{ params: { id: string }; props: ToolPage }[]> {
  const tools = await allTools();
  return tools.map((tool) => ({
    params: { id: String(tool.id) },
    props: {
      tool,
      ink: toolInk(tool.category, vocabulary.categories),
      number: String(tool.id).padStart(3, '0'),
      similar: neighbours(tool, tools).map((other) => toolIndexEntry(other, vocabulary.categories)),
      replacement: tools.find(({ id }) => id === tool.status.replacedBy),
    },
  }));
}
