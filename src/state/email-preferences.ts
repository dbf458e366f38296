import { atom } from 'nanostores';
import type { EmailChoices, EmailPreferences, emailPreferences } from '#api/email-preferences.contract.ts';
import { requester } from '#api/request.ts';
import { refusalCode } from './call.ts';
import { showToast } from './toast.ts';

/** The page of a link from a mail: what it shows, and why it shows nothing. */
type MailChoicesPage =
  | { status: 'loading' | 'no-link' | 'failed' }
  | { status: 'ready'; preferences: EmailPreferences };

export const $mailChoicesPage = atom<MailChoicesPage>({ status: 'loading' });

/** True while every mail is being ended. */
export const $isEndingAll = atom(false);

const askPreferences = requester<typeof emailPreferences>('/api/email-preferences');

/** What the server has; a choice that could not be saved goes back to it. */
let stored: EmailPreferences | null = null;
/** Saves wait for each other, so that the last choice is the one that stays. */
let saving: Promise<void> = Promise.resolve();
let changes = 0;

/** The key that the page's address carries. */
function linkKey(): string {
  return new URLSearchParams(window.location.search).get('key') ?? '';
}

/** Reads the choices of whoever holds the link. */
export async function loadMailChoices(): Promise<void> {
  if (!linkKey()) return $mailChoicesPage.set({ status: 'no-link' });
  $mailChoicesPage.set({ status: 'loading' });
  try {
    stored = await askPreferences('GET', { params: { key: linkKey() } });
    $mailChoicesPage.set({ status: 'ready', preferences: stored });
  } catch (error) {
    $mailChoicesPage.set({ status: refusalCode(error) === 'invalid_link' ? 'no-link' : 'failed' });
  }
}

/** Shows a choice at once and saves it; when that fails the page shows again what is stored. */
export function changeMailChoices(change: Partial<EmailChoices>): Promise<void> {
  const page = $mailChoicesPage.get();
  if (page.status !== 'ready') return saving;
  const preferences = { ...page.preferences, ...change };
  $mailChoicesPage.set({ status: 'ready', preferences });
  return saveInTurn(preferences);
}

/** Ends every mail to this address; the page says so once it is true. */
export async function endAllMail(): Promise<void> {
  const page = $mailChoicesPage.get();
  if (page.status !== 'ready' || $isEndingAll.get()) return;
  $isEndingAll.set(true);
  const account = page.preferences.account && {
    freshDrops: false,
    toolUpdates: false,
    weeklyDigest: false,
    marketing: false,
  };
  await saveInTurn({ ...page.preferences, general: false, freshDrops: false, tools: [], account });
  $isEndingAll.set(false);
}

function saveInTurn(preferences: EmailPreferences): Promise<void> {
  changes += 1;
  const turn = changes;
  saving = saving.then(() => save(preferences, turn));
  return saving;
}

async function save({ address: _, ...choices }: EmailPreferences, turn: number): Promise<void> {
  try {
    stored = await askPreferences('POST', { body: { key: linkKey(), ...choices } });
    showToast('Preferences Updated', 'Your email notification preferences have been saved.');
  } catch {
    showToast('Error', 'Your choices could not be saved. Please try again.', 'destructive');
  }
  if (turn === changes && stored) $mailChoicesPage.set({ status: 'ready', preferences: stored });
}
