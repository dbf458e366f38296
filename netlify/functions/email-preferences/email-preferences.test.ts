import { describe, expect, test } from 'vitest';
import type { EmailPreferences } from '#api/email-preferences.contract.ts';
import { choose, confirm, linkIn, sendNextDigest, subscribeByForm } from '#testing/mail-subscriber.ts';
import { ask } from '#testing/site-under-test.ts';
import { mailsTo, newAddress, site, useMailingSite } from '#testing/use-mailing-site.ts';
import emailPreferences from './email-preferences.ts';

useMailingSite();

describe('the preference page', () => {
  /** Confirms Fresh Drops and gives the key of the preference link. */
  async function keyOf(address: string): Promise<string> {
    await subscribeByForm(address);
    await confirm(address);
    await sendNextDigest();
    return new URLSearchParams(linkIn((await mailsTo(address))[0], '/email-preferences').split('?')[1]).get('key')!;
  }
  const read = async (key: string) =>
    (await (await ask(emailPreferences, 'GET', `/api/email-preferences?key=${key}`)).json()) as EmailPreferences;
  const save = (key: string, choices: Record<string, unknown>) =>
    ask(emailPreferences, 'POST', '/api/email-preferences', {
      body: { key, general: false, freshDrops: false, tools: [], account: null, ...choices },
    });

  test('shows and changes what an address gets, without signing in', async () => {
    const address = newAddress();
    const key = await keyOf(address);
    expect(await read(key)).toEqual({ address, general: false, freshDrops: true, tools: [], account: null });
    await save(key, { tools: ['Runway'] });
    expect(await read(key)).toMatchObject({ freshDrops: false, tools: ['Runway'] });
    await sendNextDigest();
    expect(await mailsTo(address)).toEqual([]);
    await save(key, { freshDrops: true });
    await sendNextDigest();
    expect(await mailsTo(address)).toHaveLength(1);
  });

  test('of an account shows its switches, and ends everything at once', async () => {
    const person = await site.signUp({ email: newAddress(), keepsMail: true });
    const key = await keyOf(person.email);
    expect((await read(key)).account).toEqual({
      freshDrops: true,
      toolUpdates: false,
      weeklyDigest: true,
      marketing: false,
    });
    const nothing = { freshDrops: false, toolUpdates: false, weeklyDigest: false, marketing: false };
    await save(key, { account: nothing });
    expect((await person.stored()).preferences).toMatchObject(nothing);
    await sendNextDigest();
    expect(await mailsTo(person.email)).toEqual([]);
  });

  test('of a subscriber reaches no account but refuses for the address', async () => {
    const address = newAddress();
    const key = await keyOf(address);
    const person = await site.signUp({ email: address });
    await save(key, { account: { freshDrops: true, toolUpdates: true, weeklyDigest: true, marketing: true } });
    expect((await person.stored()).preferences.toolUpdates).toBe(false);
    await sendNextDigest();
    expect(await mailsTo(address)).toEqual([]);
  });

  test('with everything off refuses every kind of mail, also what an account of the same address asks for', async () => {
    const address = newAddress();
    const key = await keyOf(address);
    await save(key, { tools: ['Runway'] });
    await site.signUp({ email: address });
    await choose(await site.signUp({ email: address }), { weeklyDigest: true });
    await save(key, {});
    await sendNextDigest();
    expect(await mailsTo(address)).toEqual([]);
  });

  test('a foreign key opens nothing', async () => {
    expect((await ask(emailPreferences, 'GET', '/api/email-preferences?key=eyJ')).status).toBe(400);
    expect((await save('eyJ', {})).status).toBe(400);
  });
});
