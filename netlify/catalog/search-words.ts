import { readOnce } from '#domain/memo/read-once.ts';
import { readPart } from './catalogue-parts.ts';

/** How people speak, for the search. @throws StoreUnavailable */
export const searchWords = readOnce(() => readPart('search-words'));
