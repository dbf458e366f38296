import { describe, expect, test } from 'vitest';
import { choose, confirm, linkIn, sendNextDigest, stateOf, subscribeByForm, visit } from '#testing/mail-subscriber.ts';
import { ask } from '#testing/site-under-test.ts';
import { mailsTo, newAddress, site, useMailingSite } from '#testing/use-mailing-site.ts';
import account from '../account/account.ts';
import unsubscribe from './unsubscribe.ts';

useMailingSite();

/** As Gmail and others do it: from nowhere, with the form of RFC 8058. */
const oneClick = (path: string) =>
  unsubscribe(
    new Request(site.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
  );

describe('leaving', () => {
  test('by one click of a mail provider, at once and for the account too', async () => {
    const person = await site.signUp({ email: newAddress(), keepsMail: true });
    await sendNextDigest();
    const [letter] = await mailsTo(person.email);
    const path = new URL(letter!.headers['list-unsubscribe']!.slice(1, -1)).href.slice(site.origin.length);
    expect(await (await visit(unsubscribe, path)).text()).toContain('<button>Unsubscribe</button>');
    expect((await person.stored()).preferences.weeklyDigest).toBe(true);
    expect((await oneClick(path)).status).toBe(200);
    expect((await person.stored()).preferences.weeklyDigest).toBe(false);
    await sendNextDigest();
    expect(await mailsTo(person.email)).toEqual([]);
    expect((await oneClick(path)).status).toBe(200);
  });

  test('the switch of the account ends a digest that was also subscribed to by mail', async () => {
    const person = await site.signUp({ email: newAddress() });
    await subscribeByForm(person.email);
    await confirm(person.email);
    await choose(person, { weeklyDigest: false });
    await sendNextDigest();
    expect(await mailsTo(person.email)).toEqual([]);
    await choose(person, { weeklyDigest: true });
    await sendNextDigest();
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  test('a link from a mail writes nothing about somebody who is not known any more', async () => {
    const person = await site.signUp({ email: newAddress(), emailVerified: true, keepsMail: true });
    await sendNextDigest();
    const path = linkIn((await mailsTo(person.email))[0], '/api/unsubscribe');
    await ask(account, 'DELETE', '/api/account', { person });
    expect((await oneClick(path)).status).toBe(200);
    expect(await stateOf(person.email)).toBeNull();
  });
});
