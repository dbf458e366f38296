import type { Answer, Sent } from './contract.ts';
import type { projectFacts } from './project-facts.contract.ts';
import { requester } from './request.ts';

export type ProjectFactsAnswer = Answer<typeof projectFacts, 'POST'>;

const ask = requester<typeof projectFacts>('/api/project-facts');

/**
 * Facts as the guide has them now, for a project that a browser keeps. The seal is kept beside them, and sent with the line
 * when the project moves in: without it the facts are frozen anew on that day, because what a browser says proves nothing.
 * No account is needed, and nothing is stored. @throws CallError `not_found` for a tool or plan that the guide has not
 */
export function requestFacts(body: Sent<typeof projectFacts, 'POST'>): Promise<ProjectFactsAnswer> {
  return ask('POST', { body });
}
