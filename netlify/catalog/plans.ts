import plansData from '#data/plans.json' with { type: 'json' };
import type { Plans } from '#domain/plan/plans.schema.ts';

/** What each plan opens. Apart from the catalogue, which most functions that ask a plan have no use for. */
export const plans = plansData as Plans;
