import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changePieces } from './change-pieces.ts';

/** An island that waits for a reader, and the two files that Astro asks for when one comes. */
const WAITING = /^<astro-island (?=.* client="(?:intent|overlay)").*component-url="([^"]+)".*renderer-url="([^"]+)"/s;
/** What a file of browser code imports before it runs. */
const IMPORTED = /(?:\bfrom|\bimport)"\.\/([^"]+)"/g;
/** Of what it fetches when asked to, what lies above the page: somebody has called for it when the island is woken. */
const DIALOGS = /\bimport\([`"]\.\/((?:overlay-parts|search-palette)\.[^`"]+)[`"]\)/g;
/** The style sheets of what a file fetches when asked to. */
const STYLES = /"_astro\/([^"]+\.css[^"]*)"/g;
/** In every page already (after-paint.ts). */
const PAGE_SCRIPT = /^site-header\./;

/** Tells what a file of browser code imports. */
export type ImportsOf = (file: string) => readonly string[];

/**
 * The page whose islands name the files that theirs import, so that a reader who reaches for one waits for one step and
 * not for a step after another (src/directives/fetch-ahead.ts).
 */
export function nameIslandFiles(html: string, importsOf: ImportsOf): string {
  const named = new Set<string>();
  return changePieces(html, '<astro-island ', '>', (tag) => {
    const [island, ...urls] = WAITING.exec(tag) ?? [];
    if (island === undefined) return tag;
    const own = urls.map((url) => url.replace('/_astro/', ''));
    const found = new Set(own);
    for (const file of found) for (const next of importsOf(file)) found.add(next);
    const files = [...found].filter((file) => !own.includes(file) && !named.has(file));
    for (const file of files) named.add(file);
    return files.length === 0 ? tag : tag.replace(island, () => `${island} files="${files.join(' ')}"`);
  });
}

/** What the built files of a folder import; each is read once, however many pages ask. */
export function builtImports(folder: string): ImportsOf {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const imports =
      known.get(file) ?? importsIn(readFileSync(join(folder, '_astro', file.replace(/\?.*$/, '')), 'utf8'));
    known.set(file, imports);
    return imports;
  };
}

/** The files that a text of browser code imports and that are not in every page; of dialogs their styles as well. */
export function importsIn(text: string): string[] {
  const dialogs = [...text.matchAll(DIALOGS)];
  const styles = dialogs.length > 0 ? [...text.matchAll(STYLES)] : [];
  return [...text.matchAll(IMPORTED), ...dialogs, ...styles]
    .map(([, file = '']) => file)
    .filter((file) => !PAGE_SCRIPT.test(file));
}
