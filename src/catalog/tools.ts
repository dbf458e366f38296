import { getCollection } from 'astro:content';
import { compareNames } from '#domain/tool/compare-names.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

let loaded: Promise<Tool[]> | undefined;

/** All tools of `data/tools/`, sorted by name. */
export function allTools(): Promise<Tool[]> {
  loaded ??= getCollection('tools').then((entries) => entries.map((entry) => entry.data).sort(compareNames));
  return loaded;
}

/** The tools with these ids, in the order of the ids; an id without a tool is left out. */
export async function toolsWithIds(ids: readonly number[]): Promise<Tool[]> {
  const tools = await allTools();
  return ids.flatMap((id) => tools.find((tool) => tool.id === id) ?? []);
}
