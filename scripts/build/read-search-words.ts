import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ObliqueWords, SearchWords } from '#domain/search/search-words.schema.ts';

/** The words of the search in `data/search/`, unchecked. */
export function readSearchWords(root: string): SearchWords {
  const read = (name: string) => readWords(root, name);
  return {
    said: read('said').tasks,
    plain: read('plain-words'),
    products: read('products'),
    foreign: read('foreign-words'),
    life: read('everyday-life'),
  };
}

/** How people ask without naming what they want, unchecked. */
export function readObliqueWords(root: string): ObliqueWords {
  return readWords(root, 'oblique');
}

// biome-ignore lint/suspicious/noExplicitAny: the files are checked by `npm run check:data`
function readWords(root: string, name: string): any {
  const { $schema, ...words } = JSON.parse(readFileSync(join(root, 'data/search', `${name}.json`), 'utf8'));
  return words;
}
