import type { OwnRulesChange } from '#domain/rules/change-own-rules.ts';
import type { OwnRules } from '#domain/rules/own-rules.ts';
import { request } from './request.ts';

/** The person's own rules, in the order they were made. What the plan allows no more stays. */
export interface OwnRulesAnswer {
  lists: OwnRules[];
}

/** @throws CallError `unauthorized` when nobody is signed in */
export function fetchOwnRules(): Promise<OwnRulesAnswer> {
  return request('GET', '/api/own-rules');
}

/** Makes one change; keeping the same list again changes nothing. @throws CallError `upgrade_required`, `rules_full` */
export function changeOwnRules(change: OwnRulesChange): Promise<OwnRulesAnswer> {
  return request('POST', '/api/own-rules', change);
}
