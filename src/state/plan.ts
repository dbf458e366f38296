import { computed } from 'nanostores';
import plansData from '#data/plans.json' with { type: 'json' };
import type { CollectionRights } from '#domain/collection/change-collections.ts';
import { exportLimit, collectionRights, mayUse, projectLimits, saveLimit, type Viewer } from '#domain/plan/may-use.ts';
import type { Feature, Plans } from '#domain/plan/plans.schema.ts';
import { $session, loadSession, type Session } from './session.ts';

const plans = plansData as Plans;

/**
 * How a feature stands to a reader: open, locked by their plan, for people with an account, or nobody knows: `unknown`
 * as long as the session is loading, `unreadable` when it could not be read. Neither opens a gate or shuts one.
 */
type Access = 'unknown' | 'unreadable' | 'signed-out' | 'locked' | 'open';

/** Whether this reader may use a feature, once it is known who is reading. The server decides it again on every call. */
export async function askAccess(feature: Feature): Promise<Access> {
  return accessOf(await loadSession(), feature);
}

/** The same for a session at hand. */
export function accessOf(session: Session, feature: Feature): Access {
  if (mayUse(feature, viewerOf(session), plans)) return 'open';
  if (session.status === 'loading') return 'unknown';
  return session.status === 'signed-in' ? 'locked' : session.status;
}

/** Whether everybody has a feature, signed out included: the pages are printed with all of it. */
export function isOpenToAll(feature: Feature): boolean {
  return mayUse(feature, null, plans);
}

/** How many tools this reader may hold saved; `Infinity` for no limit. */
export const $saveLimit = computed($session, (session) => saveLimit(viewerOf(session), plans));

/** Saves that a reader who is signed out may keep in this browser: as many as Fringe holds. */
export const FRINGE_SAVES = plans.limits.fringeSaves;

/** What this reader may do with collections of their own, once it is known who is reading. */
export async function ownCollectionRights(): Promise<CollectionRights> {
  return collectionRights(viewerOf(await loadSession()), plans);
}

/** How many projects, with how many lines, this reader may have, once it is known who is reading. */
export async function ownProjectLimits(): Promise<{ projects: number; lines: number }> {
  return projectLimits(viewerOf(await loadSession()), plans);
}

/** Whether this reader gets a sample of a list with so many tools, as far as it is known who is reading. */
export function isSampled(tools: number, collection: { isWholeInExports: boolean } | undefined): boolean {
  const session = $session.get();
  return session.status !== 'unreadable' && tools > exportLimit(viewerOf(session), plans, collection);
}

/** The reader as the plan rules see them: null when signed out. */
function viewerOf(session: Session): Viewer {
  return session.status === 'signed-in' ? { plan: session.user.isPremium ? 'core' : 'fringe' } : null;
}
