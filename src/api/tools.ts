import type { Answer } from './contract.ts';
import { requester } from './request.ts';
import type { tools } from './tools.contract.ts';

/** A catalogue entry as the API gives it: the tool with all rights by plan, the colour of its badge, and the budget that its price asks for. */
export type ToolAnswer = Answer<typeof tools, 'GET'>[number];

/** Tools that one call may name; who wants more wants all. */
export const MAX_NAMED = 50;

const ask = requester<typeof tools>('/api/tools');

/** All tools, or those with these numbers as far as there are such, sorted by name; answered with an ETag. */
export function fetchTools(ids?: readonly number[]): Promise<ToolAnswer[]> {
  const isNamed = ids !== undefined && ids.length <= MAX_NAMED;
  return ask('GET', { params: { ids: isNamed ? ids.join(',') : undefined } });
}
