import { atom } from 'nanostores';
import { type EmailChoices, type EmailPreferences, fetchEmailPreferences, saveEmailPreferences } from '#api/email-preferences.ts';
import { showToast } from './toast.ts';

/** The page of a link from a mail: what it shows, and why it shows nothing. */
export type MailChoicesPage = { status: 'loading' | 'no-link' | 'failed' } | { status: 'ready'; preferences: EmailPreferences };

export const $mailChoicesPage = atom<MailChoicesPage>({ status: 'loading' });

/** True while choices are being saved. */
export const $mailChoicesPending = atom(false);

/** The key that the page's address carries. */
function linkKey(): string {
  return new URLSearchParams(window.location.search).get('key') ?? '';
}

/** Reads the choices of whoever holds the link. */
export async function loadMailChoices(): Promise<void> {
  if (!linkKey()) return $mailChoicesPage.set({ status: 'no-link' });
  $mailChoicesPage.set({ status: 'loading' });
  try {
    $mailChoicesPage.set({ status: 'ready', preferences: await fetchEmailPreferences(linkKey()) });
  } catch (error) {
    const isRefused = error instanceof Error && error.message.startsWith('400');
    $mailChoicesPage.set({ status: isRefused ? 'no-link' : 'failed' });
  }
}

/** Saves the choices; when that fails the page shows again what is stored. */
export async function changeMailChoices(change: Partial<EmailChoices>): Promise<void> {
  const page = $mailChoicesPage.get();
  if (page.status !== 'ready' || $mailChoicesPending.get()) return;
  const { address, ...choices } = { ...page.preferences, ...change };
  $mailChoicesPending.set(true);
  $mailChoicesPage.set({ status: 'ready', preferences: { address, ...choices } });
  try {
    $mailChoicesPage.set({ status: 'ready', preferences: await saveEmailPreferences(linkKey(), choices) });
    showToast('Preferences Updated', 'Your email notification preferences have been saved.');
  } catch {
    $mailChoicesPage.set(page);
    showToast('Error', 'Your choices could not be saved. Please try again.', 'destructive');
  } finally {
    $mailChoicesPending.set(false);
  }
}

/** Ends every mail to this address. */
export function endAllMail(): Promise<void> {
  const page = $mailChoicesPage.get();
  const account = page.status === 'ready' && page.preferences.account ? { freshDrops: false, toolUpdates: false, weeklyDigest: false, marketing: false } : null;
  return changeMailChoices({ general: false, freshDrops: false, tools: [], account });
}
