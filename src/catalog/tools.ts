import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCollection } from 'astro:content';
import uploaded from '#data/generated/uploads.json' with { type: 'json' };
import { cleanEntry } from '#domain/record/clean-entry.ts';
import type { BuiltUploads } from '#domain/tool/built-uploads.schema.ts';
import { typographic } from '#domain/text/typographic.ts';
import { toolOf } from '#domain/tool/evidence/derive-facts.ts';
import { compareNames } from '#domain/text/compare-names.ts';
import { mergeTools } from '#domain/tool/merge-tools.ts';
import { type Tool, toolSchema } from '#domain/tool/tool.schema.ts';

let loaded: Promise<Tool[]> | undefined;

/** All tools of `data/tools/` and all that were uploaded when the build began, sorted by name. */
export function allTools(): Promise<Tool[]> {
  loaded ??= readTools().then((tools) =>
    mergeTools(tools, (uploaded as BuiltUploads).uploads.map(cleanEntry)).sort(compareNames),
  );
  return loaded;
}

/**
 * The tools of the files. A build reads them itself: Astro keeps a collection as one module, and of ten thousand tools that
 * is 50 MB of code to write, to bundle and to read again.
 */
async function readTools(): Promise<Tool[]> {
  if (import.meta.env.DEV) return (await getCollection('tools')).map(({ data }) => toolOf(data));
  const folder = 'data/tools';
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => {
    const read = toolSchema.safeParse(typographic(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
    if (!read.success) throw new Error(`${folder}/${name}: ${read.error.message}`);
    return toolOf(read.data);
  });
}

/** The tools with these ids, in the order of the ids; an id without a tool is left out. */
export async function toolsWithIds(ids: readonly number[]): Promise<Tool[]> {
  const tools = await allTools();
  return ids.flatMap((id) => tools.find((tool) => tool.id === id) ?? []);
}
