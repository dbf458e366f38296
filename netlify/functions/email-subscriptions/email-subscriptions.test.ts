import { describe, expect, test, vi } from 'vitest';
import { formDayKey, formsADay } from '#domain/letters/form-day.ts';
import { sealFormTime } from '#netlify/letters/admit-form.ts';
import { forgetUnconfirmed } from '#netlify/letters/forget-unconfirmed.ts';
import { formDays } from '#netlify/stores/form-day-store.ts';
import { addressKey, subscribers } from '#netlify/stores/subscriber-store.ts';
import { confirm, linkIn, sendNextDigest, stateOf, subscribeByForm, visit } from '#testing/mail-subscriber.ts';
import { ask } from '#testing/site-under-test.ts';
import { mail, mailsTo, newAddress, site, useMailingSite } from '#testing/use-mailing-site.ts';
import confirmSubscription from '../confirm-subscription/confirm-subscription.ts';
import unsubscribe from '../unsubscribe/unsubscribe.ts';

useMailingSite();

describe('double opt-in', () => {
  test('begins with a click on the button, not with a visit', async () => {
    const address = newAddress();
    const answer = await subscribeByForm(address);
    expect([answer.status, await answer.json()]).toEqual([202, { confirmation: 'sent' }]);
    expect(await stateOf(address)).toBe('pending');
    const [letter] = await mailsTo(address);
    const link = linkIn(letter, '/api/confirm-subscription');
    for (let visits = 0; visits < 3; visits += 1)
      expect(await (await visit(confirmSubscription, link)).text()).toContain('Yes, confirm');
    expect(await stateOf(address)).toBe('pending');
    await sendNextDigest();
    expect(await mailsTo(address)).toEqual([]);

    expect(await (await ask(confirmSubscription, 'POST', link, { headers: { Accept: 'text/html' } })).text()).toContain(
      'Confirmed',
    );
    expect(await stateOf(address)).toBe('confirmed');
    await sendNextDigest();
    expect(await mailsTo(address)).toHaveLength(1);
  });

  test('a link that was tampered with, or of another purpose, does nothing', async () => {
    const address = newAddress();
    await subscribeByForm(address);
    const link = linkIn((await mailsTo(address))[0], '/api/confirm-subscription');
    for (const wrong of [
      `${link}x`,
      '/api/confirm-subscription',
      link.replace('confirm-subscription', 'unsubscribe'),
    ]) {
      const endpoint = wrong.includes('unsubscribe') ? unsubscribe : confirmSubscription;
      expect((await ask(endpoint, 'POST', wrong)).status).toBe(400);
    }
    expect(await stateOf(address)).toBe('pending');
  });

  test('is asked alike of known and unknown addresses, and at most three letters a day go to one', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await subscribeByForm(known);
    await confirm(known);
    const answers = await Promise.all(
      [known, unknown].map(async (address) => {
        const answer = await subscribeByForm(address);
        return [answer.status, await answer.text(), [...answer.headers.keys()].sort()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect((await mailsTo(known)).map(({ subject }) => subject)).toEqual([
      'Please confirm your subscription',
      'You are subscribed already',
    ]);
    for (let tries = 0; tries < 8; tries += 1) expect((await subscribeByForm(unknown)).status).toBe(202);
    expect(await mailsTo(unknown)).toHaveLength(3);
  });

  test('machines are answered like people, and nothing happens', async () => {
    const address = newAddress();
    for (const sign of [{ homepage: 'https://example.com' }, { opened: await sealFormTime(new Date()) }])
      expect((await subscribeByForm(address, sign)).status).toBe(202);
    expect([await mail.list(), await stateOf(address)]).toEqual([[], null]);
  });

  test('more than the cap of a day are told so, and get no letter', async () => {
    const address = newAddress();
    const key = formDayKey('subscription', new Date());
    await formDays.change(key, () => ({ write: { count: formsADay.subscription }, outcome: null }));
    expect((await subscribeByForm(address)).status).toBe(429);
    await formDays.remove(key);
    expect([await mail.list(), await stateOf(address)]).toEqual([[], null]);
  });

  test.each([
    ['no address', { email: 'ada' }],
    ['two addresses', { email: 'ada@reader.test, bob@reader.test' }],
    ['a header in it', { email: 'ada@reader.test\r\nBcc: bob@reader.test' }],
    ['a context of its own', { context: 'spam' }],
    ['words instead of a tool', { context: 'tool-updates', toolName: 'You have won: example.com' }],
    ['a field more', { isAdmin: true }],
  ])('%s is refused', async (_, body) => {
    const answer = await subscribeByForm(newAddress(), body);
    expect(answer.status).toBe(400);
    expect(await mail.list()).toEqual([]);
  });

  test('is forgotten after a week, as the letter says; what was confirmed stays', async () => {
    const [silent, agreed] = [newAddress(), newAddress()];
    await Promise.all([subscribeByForm(silent), subscribeByForm(agreed)]);
    await confirm(agreed);
    await subscribeByForm(agreed, { context: 'general' });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await forgetUnconfirmed(inDays(6));
    expect(await stateOf(silent)).toBe('pending');
    await forgetUnconfirmed(inDays(7.1));
    expect([await stateOf(silent), await stateOf(agreed)]).toEqual([null, 'confirmed']);
    expect((await subscribers.read(addressKey(agreed)))?.topics.map(({ context }) => context)).toEqual(['fresh-drops']);
  });

  test('with the mail server down the request is kept, and the answer is like any other', async () => {
    mail.behave('down');
    const address = newAddress();
    expect(await (await subscribeByForm(address)).json()).toEqual({ confirmation: 'sent' });
    expect(await stateOf(address)).toBe('pending');
  });

  test('without mail the request is kept, and the answer says that the letter comes later', async () => {
    const { SMTP_URL = '' } = site.environment;
    site.setEnvironment({ SMTP_URL: '' });
    const address = newAddress();
    expect(await (await subscribeByForm(address)).json()).toEqual({ confirmation: 'waiting' });
    site.setEnvironment({ SMTP_URL });
    expect(await stateOf(address)).toBe('pending');
  });

  test('after the third letter of a day, and with a full trap, the answer is the same and comes no sooner (B9)', async () => {
    const address = newAddress();
    const answers = [];
    for (const [index, homepage] of ['', '', '', '', '', 'x'].entries()) {
      const start = performance.now();
      const answer = await subscribeByForm(address, { context: index % 2 ? 'general' : 'fresh-drops', homepage });
      answers.push([answer.status, await answer.text()]);
      expect(performance.now() - start).toBeGreaterThanOrEqual(299);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(await mailsTo(address)).toHaveLength(3);
  });

  test('where work can go on after the answer, nobody waits for the mail server (B9)', async () => {
    const later: Promise<unknown>[] = [];
    vi.stubGlobal('Netlify', { context: { waitUntil: (work: Promise<unknown>) => void later.push(work) } });
    const address = newAddress();
    expect((await subscribeByForm(address)).status).toBe(202);
    vi.unstubAllGlobals();
    expect(later).toHaveLength(1);
    await later[0];
    expect(await mailsTo(address)).toHaveLength(1);
  });
});
