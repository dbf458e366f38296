import type { Budget } from '#domain/quiz/quiz-words.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Ink } from '#domain/tool/categories.schema.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const tools = { path: '/api/tools', methods: ['GET'] } as const satisfies Endpoint;

/** A catalogue entry as the API gives it: the tool, the colour of its badge, and the budget that its price asks for. */
export interface ToolAnswer extends Tool {
  badgeColor: Ink;
  budgetRange: Budget;
}

/** All tools, sorted by name; answered with an ETag. */
export function fetchTools(): Promise<ToolAnswer[]> {
  return request('GET', tools.path);
}
