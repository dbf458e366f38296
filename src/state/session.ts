import { atom, onMount } from 'nanostores';
import { type AuthUser, fetchAuthUser } from '#api/auth-user.ts';
import { loginAddress } from '#api/login.ts';
import type { Viewer } from '#domain/plan/may-use.ts';

export type Session = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: AuthUser };

/** Who is reading. Asked once, and only when the hint cookie says that asking is worth it. */
export const $session = atom<Session>({ status: 'loading' });

/** The readable cookie without any secret that a sign-in leaves. */
export const hintCookie = '__Host-signed_in=1';

/** True when somebody signed in here before; the server has the last word. */
export function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').includes(hintCookie);
}

onMount($session, () => {
  if (typeof document !== 'undefined') void loadSession();
});

let loading: Promise<Session> | undefined;

/** The settled session; asks the server at most once. */
export function loadSession(): Promise<Session> {
  loading ??= askForSession();
  return loading;
}

/** Asks the server again, after something that changed who the reader is: an upgrade, a new name. */
export function reloadSession(): Promise<Session> {
  loading = askForSession();
  return loading;
}

async function askForSession(): Promise<Session> {
  let session: Session = { status: 'signed-out' };
  if (mayBeSignedIn()) {
    try {
      session = { status: 'signed-in', user: await fetchAuthUser() };
    } catch {
      session = { status: 'signed-out' };
    }
  }
  $session.set(session);
  return session;
}

/** The reader as the plan rules see them: null when signed out. */
export function viewerOf(session: Session): Viewer {
  return session.status === 'signed-in' ? { plan: session.user.isPremium ? 'core' : 'fringe' } : null;
}

/** Goes to sign-in and comes back to this page. */
export function goToLogin(): void {
  window.location.assign(loginAddress(window.location.pathname + window.location.search));
}
