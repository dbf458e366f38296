import { join } from 'node:path';
import { readSearchWords } from '../build/read-search-words.ts';

/** How people speak, as it stands in `data/search/`. */
export const searchWords = readSearchWords(join(import.meta.dirname, '../..'));
