import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ObliqueWords, SearchWords } from '#domain/search/search-words.schema.ts';

/** The words of the search in `data/search/`, unchecked. */
export function readSearchWords(root: string): SearchWords {
  return {
    said: readWords<{ tasks: SearchWords['said'] }>(root, 'said').tasks,
    plain: readWords<SearchWords['plain']>(root, 'plain-words'),
    products: readWords<SearchWords['products']>(root, 'products'),
    foreign: readWords<SearchWords['foreign']>(root, 'foreign-words'),
    life: readWords<SearchWords['life']>(root, 'everyday-life'),
  };
}

/** How people ask without naming what they want, unchecked. */
export function readObliqueWords(root: string): ObliqueWords {
  return readWords<ObliqueWords>(root, 'oblique');
}

/** `npm run check:data` checks that a file has the shape that is asked for. */
function readWords<Words>(root: string, name: string): Words {
  const { $schema, ...words } = JSON.parse(readFileSync(join(root, 'data/search', `${name}.json`), 'utf8'));
  return words;
}
