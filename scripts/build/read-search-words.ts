import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchWords } from '#domain/search/search-words.schema.ts';

/** The words of the search in `data/search/`, unchecked. */
export function readSearchWords(root: string): SearchWords {
  const read = (name: string) => {
    const { $schema, ...words } = JSON.parse(readFileSync(join(root, 'data/search', `${name}.json`), 'utf8'));
    return words;
  };
  return {
    said: read('said').tasks,
    plain: read('plain-words'),
    products: read('products'),
    foreign: read('foreign-words'),
    life: read('everyday-life'),
  };
}
