import type { SignIn, User } from '#domain/person/user.ts';

/** Seconds that a session lasts from its last renewal: 7 days. */
export const SESSION_SECONDS = 7 * 24 * 3600;
/** Seconds that a session lasts at most, however much it is used: 30 days; then the person signs in again. */
export const LONGEST_SESSION_SECONDS = 30 * 24 * 3600;
/** Devices that stay signed in at once; the longest unused goes first. */
const MAX_SIGN_INS = 20;

/** Signs a device in, and forgets those whose time is over. */
export function addSignIn(user: User, sid: string, now: Date): User {
  const signIns = [{ sid, expiresAt: expiry(now) }, ...live(user, now).filter((signIn) => signIn.sid !== sid)];
  return { ...user, signIns: signIns.toSorted(latestFirst).slice(0, MAX_SIGN_INS) };
}

/** Gives a signed-in device its full time again; null when it is not signed in any more. */
export function renewSignIn(user: User, sid: string, now: Date): User | null {
  return isSignedIn(user, sid, now) ? addSignIn(user, sid, now) : null;
}

/** Signs one device out. */
export function removeSignIn(user: User, sid: string): User {
  return { ...user, signIns: user.signIns.filter((signIn) => signIn.sid !== sid) };
}

/** Signs every device out: those that are known, and by the raised epoch any copy of a cookie that is not. */
export function signOutAll(user: User): User {
  return { ...user, signIns: [], sessionEpoch: user.sessionEpoch + 1 };
}

/** How many devices are signed in at this moment. */
export function signedInDevices(user: User, now: Date): number {
  return live(user, now).length;
}

/** Whether this device is signed in at this moment. */
export function isSignedIn(user: User, sid: string, now: Date): boolean {
  return live(user, now).some((signIn) => signIn.sid === sid);
}

function live(user: User, now: Date): SignIn[] {
  return user.signIns.filter(({ expiresAt }) => expiresAt > now.toISOString());
}

function latestFirst(a: SignIn, b: SignIn): number {
  return b.expiresAt.localeCompare(a.expiresAt);
}

function expiry(now: Date): string {
  return new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString();
}
