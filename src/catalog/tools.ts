import { getCollection } from 'astro:content';
import uploaded from '#data/generated/uploads.json' with { type: 'json' };
import type { BuiltUploads } from '#domain/tool/built-uploads.schema.ts';
import { compareNames } from '#domain/tool/compare-names.ts';
import { mergeTools } from '#domain/tool/merge-tools.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

let loaded: Promise<Tool[]> | undefined;

/** All tools of `data/tools/` and all that were uploaded when the build began, sorted by name. */
export function allTools(): Promise<Tool[]> {
  loaded ??= getCollection('tools').then((entries) =>
    mergeTools(
      entries.map((entry) => entry.data),
      (uploaded as BuiltUploads).uploads,
    ).sort(compareNames),
  );
  return loaded;
}

/** The tools with these ids, in the order of the ids; an id without a tool is left out. */
export async function toolsWithIds(ids: readonly number[]): Promise<Tool[]> {
  const tools = await allTools();
  return ids.flatMap((id) => tools.find((tool) => tool.id === id) ?? []);
}
