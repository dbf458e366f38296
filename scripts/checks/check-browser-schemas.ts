import { type Import, importsOf } from './imports-of.ts';
import type { Problem } from './problem.ts';
import { isTest, roomOf } from './room-of.ts';
import type { SourceFile } from './source-files.ts';

/** Rooms whose every file may run in the browser; of an Astro file only its scripts do. */
const browserRooms = ['state', 'elements', 'directives', 'islands', 'api'];

const carriesZod = (path: string) => path.endsWith('.schema.ts') || path.endsWith('.contract.ts');
const isSchema = ({ specifier, target }: Import) => specifier === 'zod' || (target !== null && carriesZod(target));

/** Browser code takes only types from schemas, itself and through what it imports: zod is heavier than a whole island. */
export function checkBrowserSchemas(files: readonly SourceFile[]): Problem[] {
  const importsByPath = new Map(files.map((file) => [file.path, importsOf(file).filter(({ typeOnly }) => !typeOnly)]));
  return files
    .filter(({ path }) => path.startsWith('src/') && !carriesZod(path) && !isTest(path))
    .flatMap(({ path }) =>
      inBrowser(path, importsByPath.get(path) ?? []).flatMap((found): Problem[] => {
        const way = wayToSchema(found, importsByPath, new Set([path]));
        return way
          ? [
              {
                file: path,
                value: way.join(' → '),
                remedy:
                  'browser code takes only types from a schema: use import type; values it needs stand in a file of their own',
              },
            ]
          : [];
      }),
    );
}

function inBrowser(path: string, imports: readonly Import[]): readonly Import[] {
  return browserRooms.includes(roomOf(path)) ? imports : imports.filter(({ inScript }) => inScript);
}

/** What is imported one after the other until a schema is reached; null when none is. */
function wayToSchema(
  found: Import,
  importsByPath: ReadonlyMap<string, readonly Import[]>,
  seen: Set<string>,
): string[] | null {
  if (isSchema(found)) return [found.specifier];
  if (found.target === null || seen.has(found.target)) return null;
  seen.add(found.target);
  for (const next of importsByPath.get(found.target) ?? []) {
    const rest = wayToSchema(next, importsByPath, seen);
    if (rest) return [found.specifier, ...rest];
  }
  return null;
}
