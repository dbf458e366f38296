import { request } from './request.ts';

/** Characters of a search that are read, and finds of a kind that are given: unless asked otherwise, and at most. */
export const SEARCH_LIMITS = { characters: 120, finds: 10, mostFinds: 50 } as const;

/** A tool that answers a search. */
export interface SearchedTool {
  id: number;
  slug: string;
  name: string;
  /** 'Made for: Remove a background'. */
  why: string;
  /** With a mark where nobody has confirmed it. */
  price: string;
  path: string;
}

/** `GET /api/search?q=…&limit=1..50`: what the guide has for a search, best first. */
export interface SearchAnswer {
  /** What was asked. */
  query: string;
  /** What was searched for instead, when slips were put right. */
  didYouMean?: string;
  /** What no entry says although it was asked. */
  notRead?: string;
  tools: SearchedTool[];
  /** Tasks that answer; when nothing does, some to begin with. */
  tasks: { slug: string; title: string; path: string }[];
  pages: { title: string; path: string }[];
}

/** Asks the search of the server, which knows wishes that name no job as well. @param typed only its beginning is asked */
export function requestSearch(typed: string): Promise<SearchAnswer> {
  const asked = { q: typed.slice(0, SEARCH_LIMITS.characters), limit: `${SEARCH_LIMITS.mostFinds}` };
  return request('GET', `/api/search?${new URLSearchParams(asked)}`);
}
