import type { MailChoice, MailPreferences } from '#domain/person/mail-preferences.ts';
import type { preferences } from './preferences.contract.ts';
import { requester } from './request.ts';

/** The four switches as the page sends them, and whose drops the digest tells. */
export type MailChoices = Pick<MailPreferences, MailChoice | 'digestOf'>;

const ask = requester<typeof preferences>('/api/preferences');

/** The signed-in person's mail choices. @throws CallError `unauthorized` when nobody is signed in */
export function fetchPreferences(): Promise<MailPreferences> {
  return ask('GET');
}

/** Saves all four; answers them as stored. */
export function savePreferences(choices: MailChoices): Promise<MailPreferences> {
  return ask('POST', { body: choices });
}
