import type { WritableAtom } from 'nanostores';
import { CallError } from '#api/call-error.ts';
import type { ErrorCode } from '#api/error-answer.ts';
import type { Intent } from '#domain/plan/read-intent.ts';
import { keepIntent } from './intent.ts';
import { goToLogin, reloadSession } from './session.ts';
import { showToast } from './toast.ts';

/** Why our own server refused a call; null for every other failure. Only the code counts: no text is ever looked into. */
export function refusalCode(error: unknown): ErrorCode | null {
  return error instanceof CallError ? error.code : null;
}

/** The server's own words about a refusal; `otherwise` when it was not our server that spoke. */
export function refusalWords(
  error: unknown,
  otherwise = 'That did not come through. Nothing is lost; please try again.',
): string {
  return (error instanceof CallError ? error.answer?.message : undefined) ?? otherwise;
}

/**
 * Settles a refusal that is about who is reading: an ended session goes to sign-in and back, a missing role asks again who
 * is reading, so that the page says why. False for any other failure, which is the caller's to tell.
 * @param intent what is done when the reader is back from sign-in
 */
export function settleRefusal(error: unknown, intent: Intent | null = null): boolean {
  const code = refusalCode(error);
  if (code === 'unauthorized') signInFor(intent);
  else if (code === 'forbidden') void reloadSession();
  return code === 'unauthorized' || code === 'forbidden';
}

/** Goes to sign-in and comes back to this page, where it is done what the reader wanted. */
export function signInFor(intent: Intent | null): void {
  keepIntent('account', intent);
  goToLogin();
}

/** Tells a failure in a notice, unless it was settled by asking who is reading. */
export function showError(error: unknown, words: string, title = 'Error'): void {
  if (!settleRefusal(error)) showToast(title, words, 'destructive');
}

/** Tells that what was asked for waits for the session, which could not be read: the next try asks for it again. */
export function tellUnreadSession(): void {
  showToast('We could not reach your account', 'Nothing was changed. Please try again in a moment.', 'destructive');
}

/**
 * Runs one call that the reader asked for: `$busy` says `work` until it is over, nothing begins while something else is
 * under way, and a failure is told.
 * @param failure the sentence of the notice, or what to do instead of one
 * @returns what came back; null when it failed or was not begun
 */
export async function attempt<Work, Answer>(
  $busy: WritableAtom<Work>,
  work: Work,
  call: () => Promise<Answer>,
  failure: string | ((error: unknown) => void),
): Promise<Answer | null> {
  const idle = $busy.get();
  if (idle) return null;
  $busy.set(work);
  try {
    return await call();
  } catch (error) {
    if (typeof failure === 'string') showError(error, failure);
    else failure(error);
    return null;
  } finally {
    $busy.set(idle);
  }
}
