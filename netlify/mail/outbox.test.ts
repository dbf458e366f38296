import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { LocalMail } from '@yak/emulator-mail';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { personalOutbox } from '../personal-data/mails.ts';
import type { Mail } from './mail.ts';
import { outbox } from './mail-stores.ts';
import { deliverQueued, postMail, queueMail, takeBack } from './outbox.ts';

let site: SiteUnderTest;
let mail: LocalMail;
let number = 0;

beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  mail = await site.startMail();
});
afterEach(async () => {
  vi.useRealTimers();
  mail.behave('well');
  await personalOutbox.erase({ userId: 'nobody', account: { createdAt: '' }, email: 'ada@yak.test' });
  mail.clear();
});
afterAll(() => site.close());

function makeMail(overrides: Partial<Mail> = {}): Mail {
  number += 1;
  return {
    key: `mail-${number}`,
    to: { name: 'Ada', address: 'ada@yak.test' },
    subject: 'Hello',
    text: 'A word.',
    html: '<p>A word.</p>',
    personal: 'ada@yak.test',
    ...overrides,
  };
}

/** Later, when a claim has run out and the pause after a failure is over. */
function waitAnHour(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
}

test('a mail arrives once, whole, at one person, and nothing of it is kept', async () => {
  const hello = makeMail({
    headers: { 'List-Unsubscribe': '<https://yak.test/x>' },
    replyTo: { address: 'b@yak.test' },
  });
  expect(await postMail(hello)).toBe('sent');
  expect(await postMail(hello)).toBe('sent');
  expect(await queueMail(hello)).toBe('known');
  const [first, ...others] = await mail.list();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    recipients: ['ada@yak.test'],
    to: 'Ada <ada@yak.test>',
    replyTo: 'b@yak.test',
    subject: 'Hello',
    html: expect.stringContaining('A word.'),
  });
  expect(first?.headers['list-unsubscribe']).toBe('<https://yak.test/x>');
  expect((await outbox.keys()).length).toBe(0);
});

test('with the mail server down it waits, is told so, and goes out once later', async () => {
  mail.behave('down');
  const late = makeMail();
  expect(await postMail(late)).toBe('waiting');
  mail.behave('well');
  expect(await deliverQueued()).toEqual({ sent: 0, waiting: 1 });
  waitAnHour();
  expect(await deliverQueued()).toEqual({ sent: 1, waiting: 0 });
  expect(await deliverQueued()).toEqual({ sent: 0, waiting: 0 });
  expect((await mail.list()).length).toBe(1);
});

test('a mail that waits is taken back and never goes out; one that went out, or is not there, is not', async () => {
  mail.behave('down');
  const [gone, sent] = [makeMail(), makeMail()];
  expect(await postMail(gone)).toBe('waiting');
  expect([await takeBack(gone.key), await takeBack(gone.key)]).toEqual([true, false]);
  mail.behave('well');
  expect(await postMail(sent)).toBe('sent');
  expect(await takeBack(sent.key)).toBe(false);
  waitAnHour();
  expect(await deliverQueued()).toEqual({ sent: 0, waiting: 0 });
  expect((await mail.list()).length).toBe(1);
});

test('a mail that a worker has in its hands is not taken back', async () => {
  const mine = makeMail();
  await queueMail(mine);
  await outbox.change(mine.key, (waiting) => ({
    write: waiting && { ...waiting, claimedUntil: new Date(Date.now() + 60_000).toISOString() },
    outcome: null,
  }));
  expect(await takeBack(mine.key)).toBe(false);
  expect(await outbox.keys()).toEqual([mine.key]);
});

test.each(['busy', 'lose-reply'] as const)(
  'a mail server that is %s gets it again under the same Message-ID',
  async (delivery) => {
    mail.behave(delivery);
    const again = makeMail();
    expect(await postMail(again)).toBe('waiting');
    mail.behave('well');
    waitAnHour();
    await deliverQueued();
    const mails = await mail.list();
    expect(mails.length).toBe(delivery === 'busy' ? 1 : 2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  },
);

test('a mail that will never be taken is given up and told in the log without an address', async () => {
  mail.behave('refuse');
  expect(await postMail(makeMail())).toBe('waiting');
  expect((await outbox.keys()).length).toBe(0);
  expect(site.logged.join('\n')).not.toContain('ada');
});

test('twenty workers at once send each of ten mails once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => queueMail(makeMail())));
  await Promise.all(Array.from({ length: 20 }, () => deliverQueued()));
  const mails = await mail.list();
  expect([mails.length, new Set(mails.map(({ messageId }) => messageId)).size]).toEqual([10, 10]);
});

test('the same mail queued a hundred times at once is sent once', async () => {
  const one = makeMail();
  const answers = await Promise.all(Array.from({ length: 100 }, () => queueMail(one)));
  expect(answers.filter((answer) => answer === 'queued').length).toBe(1);
  await deliverQueued();
  expect((await mail.list()).length).toBe(1);
});

test('a worker that died with a claim is taken over, and one that died after sending does not send twice', async () => {
  const mine = makeMail();
  await queueMail(mine);
  site.blobs.setFault(({ store, method }) => (store === 'site:dev-mails-sent' && method === 'PUT' ? '503' : null));
  await expect(deliverQueued({ keys: [mine.key] })).rejects.toThrow();
  site.blobs.setFault(() => null);
  expect(await deliverQueued({ keys: [mine.key] })).toEqual({ sent: 0, waiting: 1 });
  waitAnHour();
  expect(await deliverQueued({ keys: [mine.key] })).toEqual({ sent: 1, waiting: 0 });
  const mails = await mail.list();
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test('what nobody wants any more is dropped when its turn comes', async () => {
  await queueMail(makeMail());
  expect(await deliverQueued({ isWanted: () => false })).toEqual({ sent: 0, waiting: 0 });
  expect([(await outbox.keys()).length, await mail.list()]).toEqual([0, []]);
});

test.each([
  ['two recipients', { to: { address: 'ada@yak.test, eve@yak.test' } }],
  ['a header in the subject', { subject: 'Hi\r\nBcc: eve@yak.test' }],
  ['a header in the name', { to: { name: 'Ada\nBcc: eve@yak.test', address: 'ada@yak.test' } }],
  ['a header in a header', { headers: { 'X-A': 'b\r\nBcc: eve@yak.test' } }],
] as const)('%s is refused before anything is stored', async (_, overrides) => {
  await expect(queueMail(makeMail(overrides))).rejects.toThrow();
  expect((await outbox.keys()).length).toBe(0);
});

test('a name with commas and brackets is still one recipient', async () => {
  await postMail(makeMail({ to: { name: 'Ada, <eve@yak.test> "x"', address: 'ada@yak.test' } }));
  expect((await mail.list())[0]?.recipients).toEqual(['ada@yak.test']);
});
