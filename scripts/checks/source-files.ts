import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A source file, its path from the project's root with `/` between folders. */
export interface SourceFile {
  path: string;
  text: string;
}

/** The files below `folders` whose name ends as asked. */
export function readSourceFiles(root: string, folders: readonly string[], endings: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
}
