import type { MailChoice } from '#domain/account/mail-preferences.ts';
import { request } from './request.ts';

/** Which mails go to an address. */
export interface EmailChoices {
  /** News of Yak and the weekly digest. */
  general: boolean;
  /** The weekly digest of Fresh Drops. */
  freshDrops: boolean;
  /** Names of the tools whose news is wanted. */
  tools: string[];
  /** The switches of the account that the mail was for; null when there is none. */
  account: Record<MailChoice, boolean> | null;
}

export interface EmailPreferences extends EmailChoices {
  address: string;
}

/** What the holder of a link from a mail gets. */
export function fetchEmailPreferences(key: string): Promise<EmailPreferences> {
  return request('GET', `/api/email-preferences?key=${encodeURIComponent(key)}`);
}

/** Saves it all at once; answers what holds from now on. */
export function saveEmailPreferences(key: string, choices: EmailChoices): Promise<EmailPreferences> {
  return request('POST', '/api/email-preferences', { key, ...choices });
}
