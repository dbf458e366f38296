import type { MailChoice, MailPreferences } from '#domain/account/mail-preferences.ts';
import { request } from './request.ts';

/** The four switches as the page sends them, and whose drops the digest tells. */
export type MailChoices = Pick<MailPreferences, MailChoice | 'digestOf'>;

/** The signed-in person's mail choices. @throws CallError `unauthorized` when nobody is signed in */
export function fetchPreferences(): Promise<MailPreferences> {
  return request('GET', '/api/preferences');
}

/** Saves all four; answers them as stored. */
export function savePreferences(choices: MailChoices): Promise<MailPreferences> {
  return request('POST', '/api/preferences', choices);
}
