import { atom, onMount } from 'nanostores';
import type { AuthUser, authUser } from '#api/auth-user.contract.ts';
import { requester } from '#api/request.ts';
import { CallError } from '#api/call-error.ts';
import { loginAddress } from '#api/login.ts';
import type { ownPage, OwnPageAnswer } from '#api/own-page.contract.ts';

/** `unreadable`: somebody may be signed in, and the server did not answer who. Nothing then says or does that they are signed out. */
export type Session =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'unreadable' }
  | { status: 'signed-in'; user: AuthUser };

/** The pause before the session is asked for a second time, in ms. */
const RETRY_AFTER_MS = 500;

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

/** The settled session; asks the server once, and again when it could not be read before. */
export function loadSession(): Promise<Session> {
  loading ??= askForSession();
  return loading;
}

/** Asks the server again, after something that changed who the reader is: an upgrade, a new name. */
export function reloadSession(): Promise<Session> {
  loading = askForSession();
  return loading;
}

/** Asks again after the session could not be read; pages show meanwhile that they are loading. */
export function retrySession(): void {
  $session.set({ status: 'loading' });
  void reloadSession();
}

async function askForSession(): Promise<Session> {
  const session: Session = mayBeSignedIn() ? await readSession() : { status: 'signed-out' };
  if (session.status === 'unreadable') loading = undefined;
  $session.set(session);
  return session;
}

/**
 * Only our own server's word that nobody is signed in counts as one. Everything else, a slow server, a fault of its store
 * or a lost connection, is tried a second time and says nothing about who is reading.
 */
async function readSession(): Promise<Session> {
  try {
    return await readOnce();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return readOnce().catch(() => ({ status: 'unreadable' }));
  }
}

async function readOnce(): Promise<Session> {
  try {
    return { status: 'signed-in', user: await fetchReader() };
  } catch (error) {
    if (error instanceof CallError && error.code === 'unauthorized') return { status: 'signed-out' };
    throw error;
  }
}

/** What came along with the session on a page of the reader's own; each part is given out once. */
let cameAlong: Partial<OwnPageAnswer> | null = null;

const askOwnPage = requester<typeof ownPage>('/api/own-page');
const askAuthUser = requester<typeof authUser>('/api/auth/user');

/** A page of the reader's own (`data-own-page`) asks for the session and for what it shows in one, the first time. */
async function fetchReader(): Promise<AuthUser> {
  if (cameAlong !== null || document.querySelector('[data-own-page]') === null) return askAuthUser('GET');
  const answer = await askOwnPage('GET');
  cameAlong = { ...answer };
  return answer.user;
}

/** A part of what came along with the session; null when there was none, or it was given out: then it is asked for anew. */
export async function takeAlong<Part extends keyof OwnPageAnswer>(part: Part): Promise<OwnPageAnswer[Part] | null> {
  await loadSession();
  const found = cameAlong?.[part] ?? null;
  if (cameAlong) delete cameAlong[part];
  return found;
}

/** Address of sign-in that comes back to this page. */
export function loginHref(): string {
  return loginAddress(window.location.pathname + window.location.search);
}

/** Goes to sign-in and comes back to this page. */
export function goToLogin(): void {
  window.location.assign(loginHref());
}
