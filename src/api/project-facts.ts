import type { z } from 'zod';
import type { FrozenFacts } from '#domain/project/frozen-facts.schema.ts';
import type { projectFactsSchema } from './project-facts.contract.ts';
import { request } from './request.ts';

/** Facts as the guide has them now, for a project that a browser keeps. */
export interface ProjectFactsAnswer {
  facts: FrozenFacts;
  /** Today, UTC: YYYY-MM-DD. */
  frozenOn: string;
  /**
   * Proves later that the guide handed out these facts on this day: kept beside them, and sent with the line when the project
   * moves in. Without it the facts are frozen anew on the day of the move, because what a browser says proves nothing.
   */
  seal: string;
}

/** No account is needed, and nothing is stored. @throws CallError `not_found` for a tool or plan that the guide has not */
export function requestFacts(body: z.input<typeof projectFactsSchema>): Promise<ProjectFactsAnswer> {
  return request('POST', '/api/project-facts', body);
}
