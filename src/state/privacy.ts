import { atom } from 'nanostores';
import type { account } from '#api/account.contract.ts';
import type { dataExport } from '#api/data-export.contract.ts';
import type { MailChoices, preferences } from '#api/preferences.contract.ts';
import { requester } from '#api/request.ts';
import type { signOutEverywhere } from '#api/sign-out-everywhere.contract.ts';
import type { MailPreferences } from '#domain/person/mail-preferences.ts';
import { attempt } from './call.ts';
import { reloadSession, takeAlong } from './session.ts';
import { saveAsFile } from './save-as-file.ts';
import { showToast } from './toast.ts';

const askPreferences = requester<typeof preferences>('/api/preferences');
const askExport = requester<typeof dataExport>('/api/data-export');
const askSignOut = requester<typeof signOutEverywhere>('/api/sign-out-everywhere');
const askAccount = requester<typeof account>('/api/account');

/** The mail choices as stored; null until they are read. */
export const $preferences = atom<MailPreferences | null>(null);

/** What is under way: only one of these at a time. */
type PrivacyWork = 'saving' | 'exporting' | 'signing-out' | 'deleting';
export const $privacyWork = atom<PrivacyWork | null>(null);

/** Whether the choices could not be read. */
export const $preferencesFailed = atom(false);

/** What came of a deletion that the person asked for on this page; null before. */
export const $accountDeletion = atom<'deleted' | 'underway' | null>(null);

/** Reads the choices of the signed-in person. */
export async function loadPreferences(): Promise<void> {
  $preferencesFailed.set(false);
  try {
    $preferences.set((await takeAlong('preferences')) ?? (await askPreferences('GET')));
  } catch {
    $preferencesFailed.set(true);
  }
}

/** Saves the choices; when that fails the switches show again what is stored. */
export async function changePreferences(choices: MailChoices): Promise<void> {
  const before = $preferences.get();
  if (!before) return;
  $preferences.set({ ...before, ...choices });
  if (!(await chooseMail(choices))) $preferences.set(before);
}

/**
 * Answers which mails the person wants: what they kept or changed is saved, and from the first time on mail may come.
 * @returns whether it was saved
 */
export async function chooseMail(choices: MailChoices): Promise<boolean> {
  const saved = await attempt(
    $privacyWork,
    'saving',
    () => askPreferences('POST', { body: choices }),
    'Failed to save your preferences. Please try again.',
  );
  if (!saved) return false;
  $preferences.set(saved);
  showToast('Preferences Updated', 'Your email notification preferences have been saved.');
  return true;
}

/** Downloads everything stored about the person; a link to the same goes out by mail. */
export async function downloadData(): Promise<void> {
  const data = await attempt(
    $privacyWork,
    'exporting',
    () => askExport('POST'),
    'Your data could not be put together. Please try again.',
  );
  if (!data) return;
  saveAsFile('yak-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  showToast('Downloading Data', "Your data export is being prepared. You'll receive an email when it's ready.");
}

/** Ends every session, this one too; the page then shows what a signed-out reader sees. */
export async function signOutOfEverything(): Promise<void> {
  const done = await attempt(
    $privacyWork,
    'signing-out',
    () => askSignOut('POST'),
    'Nobody was signed out. Please try again.',
  );
  if (!done) return;
  await reloadSession();
  showToast(
    'Signed out everywhere',
    done.devices === 1 ? 'Only this device was signed in.' : `${done.devices} devices were signed in; none is now.`,
  );
}

/** Deletes the account. @returns whether it is closed; when not, nothing was deleted and the toast has said so */
export async function deleteAccount(): Promise<boolean> {
  const done = await attempt(
    $privacyWork,
    'deleting',
    () => askAccount('DELETE'),
    'Your account was not deleted. Please try again.',
  );
  if (!done) return false;
  $accountDeletion.set(done.state);
  await reloadSession();
  showToast(
    'Account Deletion Request',
    "Your account deletion request has been submitted. You'll receive a confirmation email within 24 hours.",
  );
  return true;
}
