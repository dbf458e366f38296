import type { CollectionRights } from '#domain/collection/change-collections.ts';
import type { Feature, Plan, Plans } from './plans.schema.ts';

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

/** What this reader may do with collections of their own; signed out it is what Fringe may. */
export function collectionRights(viewer: Viewer, plans: Plans): CollectionRights {
  const collections = mayUse('unlimitedCollections', viewer, plans)
    ? Number.POSITIVE_INFINITY
    : plans.limits.fringeCollections;
  return { kits: collections, isCore: mayUse('exports', viewer, plans) };
}

/** How many projects with how many lines this reader may have, `Infinity` for as many as one project holds; signed out it is what Fringe may. */
export function projectLimits(viewer: Viewer, plans: Plans): { projects: number; lines: number } {
  if (mayUse('unlimitedProjects', viewer, plans))
    return { projects: Number.POSITIVE_INFINITY, lines: Number.POSITIVE_INFINITY };
  return { projects: plans.limits.fringeProjects, lines: plans.limits.fringeProjectLines };
}

/** How many tools of a list this reader gets in a file or a brief: all of them, or a sample. */
export function exportLimit(viewer: Viewer, plans: Plans, { isWholeInExports = false } = {}): number {
  return isWholeInExports || mayUse('exports', viewer, plans) ? Number.POSITIVE_INFINITY : plans.limits.sampleTools;
}
