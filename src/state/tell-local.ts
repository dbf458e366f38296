import { isPersisted } from './browser-storage.ts';
import { loginHref } from './session.ts';
import { showToast } from './toast.ts';

/**
 * Tells a reader who is signed out that something is kept in this browser, or that the browser has no room for it.
 * @param name under which it was stored
 */
export function tellLocal(name: string, words: string): void {
  const logIn = { text: 'Log in', href: loginHref() };
  if (isPersisted(name)) showToast('Kept in this browser', words, 'plain', logIn);
  else showToast('Not kept', 'This browser has no room for it. Log in, and save it with your account.', 'plain', logIn);
}
