import plansData from '#data/plans.json' with { type: 'json' };
import { mayUse } from '#domain/plan/may-use.ts';
import type { Feature, Plans } from '#domain/plan/plans.schema.ts';

/** What each plan costs and opens, from `data/plans.json`. */
export const plans = plansData as Plans;

/** Whether everybody has a feature, signed out included. */
export function isOpenToAll(feature: Feature): boolean {
  return mayUse(feature, null, plans);
}
