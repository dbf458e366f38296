import { SEARCH_LIMITS } from '#domain/search/search-results.ts';
import type { Answer } from './contract.ts';
import { requester } from './request.ts';
import type { searchEndpoint } from './search.contract.ts';

export type SearchAnswer = Answer<typeof searchEndpoint, 'GET'>;

const ask = requester<typeof searchEndpoint>('/api/search');

/** Asks the search of the server, which knows wishes that name no job as well. @param typed only its beginning is asked */
export function requestSearch(typed: string): Promise<SearchAnswer> {
  return ask('GET', { params: { q: typed.slice(0, SEARCH_LIMITS.characters), limit: SEARCH_LIMITS.mostFinds } });
}
