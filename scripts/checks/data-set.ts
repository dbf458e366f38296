import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drop } from '#domain/drop/drop.schema.ts';
import type { Categories } from '#domain/tool/categories.schema.ts';
import { toolOf } from '#domain/tool/evidence/derive-facts.ts';
import { type Tool, toolSchema } from '#domain/tool/tool.schema.ts';

/** A data file as it stands on disk. */
export interface DataFile<Content> {
  /** Path from the project's root. */
  file: string;
  content: Content;
}

/** Everything that relations between files are checked on; every shape in it has been checked before. */
export interface DataSet {
  tools: DataFile<Tool>[];
  drops: DataFile<Drop>[];
  categories: Categories;
}

/** Paths of the JSON files of a folder, from the project's root, sorted. */
export function listDataFolder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** The JSON files of a folder, unchecked. @throws Error naming the file that is not JSON */
export function readDataFolder(root: string, folder: string): DataFile<unknown>[] {
  return listDataFolder(root, folder).map((file) => readDataFile(root, file));
}

/** The tools of `data/tools/` with what follows from their plans. @throws ZodError when one has another shape */
export function readTools(root: string): DataFile<Tool>[] {
  return readDataFolder(root, 'data/tools').map(({ file, content }) => ({
    file,
    content: toolOf(toolSchema.parse(content)),
  }));
}

/** One JSON file, unchecked. @throws Error naming the file when it is not JSON */
export function readDataFile(root: string, file: string): DataFile<unknown> {
  try {
    return { file, content: JSON.parse(readFileSync(join(root, file), 'utf8')) };
  } catch (error) {
    throw new Error(
      `${file} is not valid JSON (a comma too many, a quote too few?): ${error instanceof Error ? error.message : error}`,
    );
  }
}
