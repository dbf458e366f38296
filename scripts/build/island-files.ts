import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An island that waits for a reader, and the two files that Astro asks for when one comes. */
const WAITING =
  /<astro-island (?=[^>]* client="(?:intent|overlay)")[^>]*component-url="([^"]+)"[^>]*renderer-url="([^"]+)"/g;
/** What a file of browser code imports before it runs. */
const IMPORTED = /(?:\bfrom|\bimport)"\.\/([^"]+)"/g;
/** Of what it fetches when asked to, what lies above the page: somebody has called for it when the island is woken. */
const DIALOGS = /\bimport\([`"]\.\/((?:overlay-parts|search-palette)\.[^`"]+)[`"]\)/g;
/** In every page already (after-paint.ts). */
const PAGE_SCRIPT = /^site-header\./;

/**
 * The page whose islands name the files that theirs import, so that a reader who reaches for one waits for one step and
 * not for a step after another (src/directives/fetch-ahead.ts).
 * @param read the text of a file of browser code
 */
export function nameIslandFiles(html: string, read: (file: string) => string): string {
  const named = new Set<string>();
  return html.replace(WAITING, (island: string, ...urls: string[]) => {
    const own = urls.slice(0, 2).map((url) => url.replace('/_astro/', ''));
    const files = [...closureOf(own, read)].filter((file) => !own.includes(file) && !named.has(file));
    for (const file of files) named.add(file);
    return files.length === 0 ? island : `${island} files="${files.join(' ')}"`;
  });
}

/** Reads built files of browser code, each once. */
export function builtFiles(folder: string): (file: string) => string {
  const texts = new Map<string, string>();
  return (file) => {
    const text = texts.get(file) ?? readFileSync(join(folder, '_astro', file.replace(/\?.*$/, '')), 'utf8');
    texts.set(file, text);
    return text;
  };
}

function closureOf(entries: readonly string[], read: (file: string) => string): Set<string> {
  const found = new Set(entries);
  for (const file of found)
    for (const match of [...read(file).matchAll(IMPORTED), ...read(file).matchAll(DIALOGS)]) {
      const [, next = ''] = match;
      if (!PAGE_SCRIPT.test(next)) found.add(next);
    }
  return found;
}
