import type { MailChoice, MailPreferences } from '#domain/account/mail-preferences.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const preferences = { path: '/api/preferences', methods: ['GET', 'POST'] } as const satisfies Endpoint;

/** The four switches as the page sends them, and whose drops the digest tells. */
export type MailChoices = Pick<MailPreferences, MailChoice | 'digestOf'>;

/** The signed-in person's mail choices. @throws CallError `unauthorized` when nobody is signed in */
export function fetchPreferences(): Promise<MailPreferences> {
  return request('GET', preferences.path);
}

/** Saves all four; answers them as stored. */
export function savePreferences(choices: MailChoices): Promise<MailPreferences> {
  return request('POST', preferences.path, choices);
}
