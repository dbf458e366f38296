import type { Answer } from './contract.ts';
import { requester } from './request.ts';
import type { searchEndpoint } from './search.contract.ts';

/** Characters of a search that are read, and finds of a kind that are given: unless asked otherwise, and at most. */
export const SEARCH_LIMITS = { characters: 120, finds: 10, mostFinds: 50 } as const;

export type SearchAnswer = Answer<typeof searchEndpoint, 'GET'>;

const ask = requester<typeof searchEndpoint>('/api/search');

/** Asks the search of the server, which knows wishes that name no job as well. @param typed only its beginning is asked */
export function requestSearch(typed: string): Promise<SearchAnswer> {
  return ask('GET', { params: { q: typed.slice(0, SEARCH_LIMITS.characters), limit: SEARCH_LIMITS.mostFinds } });
}
