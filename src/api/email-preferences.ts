import type { Answer } from './contract.ts';
import type { emailPreferences } from './email-preferences.contract.ts';
import { requester } from './request.ts';

/** Which mails go to an address. */
export type EmailPreferences = Answer<typeof emailPreferences, 'GET'>;
export type EmailChoices = Omit<EmailPreferences, 'address'>;

const ask = requester<typeof emailPreferences>('/api/email-preferences');

/** What the holder of a link from a mail gets. */
export function fetchEmailPreferences(key: string): Promise<EmailPreferences> {
  return ask('GET', { params: { key } });
}

/** Saves it all at once; answers what holds from now on. */
export function saveEmailPreferences(key: string, choices: EmailChoices): Promise<EmailPreferences> {
  return ask('POST', { body: { key, ...choices } });
}
