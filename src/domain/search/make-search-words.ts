import type { SearchWords } from './search-words.schema.ts';

/** What the search knows of how people speak, for tests; say only what the test is about. */
export function makeSearchWords(words: Partial<SearchWords> = {}): SearchWords {
  return {
    said: {},
    plain: { means: {}, nothing: [], ordinary: [] },
    products: { jobs: {}, words: [] },
    foreign: { means: {}, japanese: {}, little: [], languages: [], spoken: [], written: [] },
    life: { words: {}, phrases: [], beside: [], otherwise: [] },
    ...words,
  };
}
