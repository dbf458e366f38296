import type { OwnRulesChange } from '#domain/rules/change-own-rules.ts';
import type { OwnRules } from '#domain/rules/own-rules.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const ownRulesEndpoint = { path: '/api/own-rules', methods: ['GET', 'POST'] } as const satisfies Endpoint;

/** The person's own rules, in the order they were made. What the plan allows no more stays. */
export interface OwnRulesAnswer {
  lists: OwnRules[];
}

/** @throws CallError `unauthorized` when nobody is signed in */
export function fetchOwnRules(): Promise<OwnRulesAnswer> {
  return request('GET', ownRulesEndpoint.path);
}

/** Makes one change; keeping the same list again changes nothing. @throws CallError `upgrade_required`, `rules_full` */
export function changeOwnRules(change: OwnRulesChange): Promise<OwnRulesAnswer> {
  return request('POST', ownRulesEndpoint.path, change);
}
