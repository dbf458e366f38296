import { expect } from 'vitest';
import { subscriberState } from '#domain/person/subscriber.ts';
import { plans } from '#netlify/catalog/plans.ts';
import confirmSubscription from '#netlify/functions/confirm-subscription/confirm-subscription.ts';
import emailSubscriptions from '#netlify/functions/email-subscriptions/email-subscriptions.ts';
import preferences from '#netlify/functions/preferences/preferences.ts';
import type { EndpointFunction } from '#netlify/http/define-endpoint.ts';
import { sendDigest } from '#netlify/letters/send-digest.ts';
import { addressKey, subscribers } from '#netlify/stores/subscriber-store.ts';
import type { CaughtMail } from '@yak/emulator-mail';
import { type Person, ask, tokenSettings } from './site-under-test.ts';
import { drops, mail, mailsTo, monday } from './use-mailing-site.ts';

/** Subscribes by the form of the pages; `more` comes on top of an honest body. */
export function subscribeByForm(email: string, more: Record<string, unknown> = {}): Promise<Response> {
  return ask(emailSubscriptions, 'POST', '/api/email-subscriptions', {
    body: { email, context: 'fresh-drops', toolName: null, subscribedAt: new Date().toISOString(), ...more },
  });
}

/** What the store says of an address; null when it does not know it. */
export async function stateOf(address: string): Promise<ReturnType<typeof subscriberState> | null> {
  const subscriber = await subscribers.read(addressKey(address));
  return subscriber && subscriberState(subscriber);
}

/** The path of the link in a mail that leads there. */
export function linkIn(letter: CaughtMail | undefined, path: string): string {
  const link = letter?.text.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname === path);
  if (!link) throw new Error(`No link to ${path}.`);
  return link.slice(tokenSettings.URL.length);
}

/** Opens a link as a browser does when somebody clicks it in a mail. */
export function visit(endpoint: EndpointFunction, path: string): Promise<Response> {
  return ask(endpoint, 'GET', path, { headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'none' } });
}

/** Confirms by the newest letter to an address. */
export async function confirm(address: string): Promise<void> {
  const letter = (await mailsTo(address)).at(-1);
  expect((await ask(confirmSubscription, 'POST', linkIn(letter, '/api/confirm-subscription'))).status).toBe(200);
}

let week = 0;
/** Sends the digest of a week that no other test of the file has used, into an empty mailbox. */
export async function sendNextDigest(): Promise<void> {
  week += 1;
  const now = new Date(monday.getTime() + week * 7 * 86_400_000);
  const releaseDate = new Date(now.getTime() - 3 * 86_400_000).toISOString().slice(0, 10);
  mail.clear();
  const ofTheWeek = drops.slice(0, 1).map((one) => ({ ...one, id: week, releaseDate }));
  await sendDigest({ now, drops: ofTheWeek, plans, until: performance.now() + 20_000 });
}

/** Sets the mail switches of an account. */
export async function choose(person: Person, change: Record<string, boolean>): Promise<void> {
  const body = { freshDrops: true, toolUpdates: false, weeklyDigest: true, marketing: false, ...change };
  expect((await ask(preferences, 'POST', '/api/preferences', { person, body })).status).toBe(200);
}
