import { computed } from 'nanostores';
import plansData from '#data/plans.json' with { type: 'json' };
import type { KitRights } from '#domain/kit/change-kits.ts';
import { kitRights, mayUse, saveLimit, type Viewer } from '#domain/plan/may-use.ts';
import type { Feature, Plans } from '#domain/plan/plans.schema.ts';
import { $session, loadSession, type Session } from './session.ts';

const plans = plansData as Plans;

/** Whether this reader may use a feature, once it is known who is reading. The server decides it again on every call. */
export async function may(feature: Feature): Promise<boolean> {
  return sessionMay(await loadSession(), feature);
}

/** The same for a session at hand; as long as it is loading, only what is open to everybody. */
export function sessionMay(session: Session, feature: Feature): boolean {
  return mayUse(feature, viewerOf(session), plans);
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
export async function ownKitRights(): Promise<KitRights> {
  return kitRights(viewerOf(await loadSession()), plans);
}

/** The reader as the plan rules see them: null when signed out. */
function viewerOf(session: Session): Viewer {
  return session.status === 'signed-in' ? { plan: session.user.isPremium ? 'core' : 'fringe' } : null;
}
