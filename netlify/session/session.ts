import * as z from 'zod';
import type { User } from '#domain/person/user.ts';
import { planOf } from '#domain/person/subscription.ts';
import type { Viewer } from '#domain/plan/may-use.ts';
import { type StoredUser, changeUser, readUser } from '#netlify/stores/user-store.ts';
import { cookie, cookieNames, expiredCookie, readCookie } from './cookies.ts';
import { isAdmin } from './is-admin.ts';
import { openToken, sealToken } from './sealed-token.ts';
import { isSignedIn, LONGEST_SESSION_SECONDS, removeSignIn, renewSignIn, SESSION_SECONDS } from './sign-ins.ts';

/** A signed-in person's request. */
export interface Session {
  /** The document as it was read for this request. */
  stored: StoredUser;
  sid: string;
  isAdmin: boolean;
  viewer: NonNullable<Viewer>;
  /** When the cookie was sealed; unix seconds. */
  issuedAt: number;
  /** When the person signed in on this device; unix seconds. */
  signedInAt: number;
}

/** A cookie older than this is sealed again when it is used; seconds. */
const RENEW_AFTER = 24 * 3600;

const claimsSchema = z.object({
  sub: z.hash('sha256'),
  sid: z.uuid(),
  /** The user's session epoch at sign-in: raising it ends all older sessions. */
  epoch: z.number().int(),
  iat: z.number(),
  /** When the person signed in; sessions from before there was a longest time have none: they count from their cookie. */
  since: z.number().optional(),
});

/**
 * The `Set-Cookie` values of a device that is signed in as this user: for seven days, and never for longer than thirty
 * after signing in.
 * @param since when the person signed in on this device; unix seconds
 */
export async function sessionCookies(user: User, sid: string, since: number, now: Date): Promise<string[]> {
  const left = Math.floor(since + LONGEST_SESSION_SECONDS - now.getTime() / 1000);
  const seconds = Math.min(SESSION_SECONDS, left);
  const token = await sealToken('session', { sub: user.id, sid, epoch: user.sessionEpoch, since }, seconds);
  return [cookie(cookieNames.session, token, seconds), cookie(cookieNames.hint, '1', seconds)];
}

/** The `Set-Cookie` values of a device that is signed out. */
export function noSessionCookies(): string[] {
  return [expiredCookie(cookieNames.session), expiredCookie(cookieNames.hint)];
}

/** Whether a request claims a session at all. */
export function hasSessionCookie(request: Request): boolean {
  return readCookie(request, cookieNames.session) !== null || readCookie(request, cookieNames.hint) !== null;
}

/**
 * Who sends a request: the cookie's token must be ours and the user's document must still know the device and the
 * epoch. Null for everybody else.
 * @throws StoreUnavailable, SettingError
 */
export async function readSession(request: Request, now: Date): Promise<Session | null> {
  const token = readCookie(request, cookieNames.session);
  const claims = token && (await openToken('session', token, claimsSchema));
  if (!claims) return null;
  const stored = await readUser(claims.sub);
  if (!stored || !isLive(stored.user, claims, now)) return null;
  const { user } = stored;
  return {
    stored,
    sid: claims.sid,
    isAdmin: isAdmin(user),
    viewer: { plan: planOf(user.subscription, now) },
    issuedAt: claims.iat,
    signedInAt: claims.since ?? claims.iat,
  };
}

function isLive(user: User, { sid, epoch, since, iat }: z.output<typeof claimsSchema>, now: Date): boolean {
  const isTooOld = now.getTime() / 1000 >= (since ?? iat) + LONGEST_SESSION_SECONDS;
  return !isTooOld && user.deletedAt === null && user.sessionEpoch === epoch && isSignedIn(user, sid, now);
}

/**
 * The `Set-Cookie` values that give a session its seven days again, as far as its thirty reach, when its cookie is more
 * than a day old.
 * @throws StoreUnavailable
 */
export async function renewedCookies({ stored, sid, issuedAt, signedInAt }: Session, now: Date): Promise<string[]> {
  if (now.getTime() / 1000 - issuedAt < RENEW_AFTER) return [];
  const renew = (user: User) => {
    const renewed = renewSignIn(user, sid, now);
    return { write: renewed, outcome: renewed !== null };
  };
  const changed = await changeUser(stored.user.id, renew, { known: stored });
  return changed.ok && changed.outcome ? sessionCookies(changed.user, sid, signedInAt, now) : [];
}

/**
 * Ends one device's session on the server, so that a copied cookie is worth nothing.
 * @throws StoreUnavailable: then the session is not over
 */
export async function endSession({ stored, sid }: Session): Promise<void> {
  await changeUser(stored.user.id, (user) => ({ write: removeSignIn(user, sid), outcome: null }), { known: stored });
}
