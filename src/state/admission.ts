import { computed } from 'nanostores';
import { $session, goToLogin, reloadSession } from './session.ts';

/** Whether the reader may see the back office; the server decides it again on every call. */
export type Admission = 'loading' | 'signed-out' | 'refused' | 'admitted';

export const $admission = computed($session, (session): Admission => {
  if (session.status !== 'signed-in') return session.status;
  return session.user.isAdmin ? 'admitted' : 'refused';
});

/**
 * Settles a call that the back office refused: 401 goes to sign-in, 403 asks anew who is reading, so that the page says
 * why. True when it was such a refusal; any other failure is the caller's to tell.
 */
export function settleRefusal(error: unknown): boolean {
  const status = error instanceof Error ? error.message.slice(0, 4) : '';
  if (status === '401:') goToLogin();
  else if (status === '403:') void reloadSession();
  return status === '401:' || status === '403:';
}
