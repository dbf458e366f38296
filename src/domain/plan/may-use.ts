import type { Feature, Plan, Plans } from '#domain/plan/plans.schema.ts';

/** Who asks: the plan of a signed-in person, null when signed out. */
export type Viewer = { plan: Plan } | null;

/** Whether this reader may use a feature. A feature that `data/plans.json` gives to "fringe" is open to all, signed out included. */
export function mayUse(feature: Feature, viewer: Viewer, plans: Plans): boolean {
  return plans.features[feature] === 'fringe' || viewer?.plan === 'core';
}

/** How many Fresh Drops this reader gets whole; `Infinity` for all of them. */
export function openDrops(viewer: Viewer, plans: Plans): number {
  return mayUse('fullFreshDrops', viewer, plans) ? Number.POSITIVE_INFINITY : plans.limits.openDrops;
}

/** How many tools this person may hold saved; `Infinity` for no limit. */
export function saveLimit(viewer: Viewer, plans: Plans): number {
  return mayUse('unlimitedSaves', viewer, plans) ? Number.POSITIVE_INFINITY : plans.limits.fringeSaves;
}
