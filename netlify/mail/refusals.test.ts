import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LocalMail } from '@yak/emulator-mail';
import { type Ruling, at } from '@yak/emulator-mail';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import type { Mail } from './mail.ts';
import { outbox, refusedMails } from './mail-stores.ts';
import { scanRecords } from '#netlify/jobs/scan-records.ts';
import { deliverQueued, fateOf, postMail, queueMail } from './outbox.ts';

let site: SiteUnderTest;
let mail: LocalMail;
let number = 0;

beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
  mail = await site.startMail();
});
afterEach(async () => {
  vi.useRealTimers();
  mail.behave('well');
  mail.demand(null);
  site.setEnvironment({ SMTP_URL: mail.smtpUrl });
  for (const key of await outbox.keys()) await outbox.remove(key);
  mail.clear();
});
afterAll(() => site.close());

function makeMail(address = 'ada@yak.test'): Mail {
  number += 1;
  return {
    key: `refusal-${number}`,
    to: { address },
    subject: 'Hello',
    text: 'A word.',
    html: '<p>A word.</p>',
    personal: address,
  };
}

function waitHours(hours: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
}

/** The address of the mail server with a user and this password. */
function withPassword(password: string): string {
  const address = new URL(mail.smtpUrl);
  address.username = 'yak';
  address.password = password;
  return address.href;
}

describe('a letter waits and goes out once, later, when the mail server refuses', () => {
  test.each<[string, Ruling]>([
    ['to talk', at('greeting', '554 5.3.2 No service here')],
    ['to talk for now', at('greeting', '421 4.3.2 Closed')],
    ['our greeting', at('hello', '501 5.5.4 Bad name')],
    ['our sender', at('sender', '553 5.1.8 Sender address rejected')],
    ['our sender’s login', at('sender', '530 5.7.0 Authentication required')],
    ['more for today', at('sender', '550 5.4.5 Daily sending quota exceeded')],
    ['our address', at('recipient', '554 5.7.1 Client host blocked')],
    ['recipients, without saying why', at('recipient', '550 Rejected')],
    ['a mailbox that is full', at('recipient', '552 5.2.2 Mailbox full')],
    ['a way that it cannot find', at('recipient', '550 5.4.1 No route')],
    ['the sender, when it is told the recipient', at('recipient', '550 5.1.8 Bad sender')],
    ['a recipient for now', at('recipient', '450 4.1.1 Try later')],
    ['the text before it comes', at('data', '554 5.5.1 No')],
    ['the text', at('end of data', '554 5.6.0 Content rejected')],
    ['the text for now', at('end of data', '452 4.3.1 No room')],
    ['to answer', at('recipient', 'cut')],
    ['to say whether it took it', at('end of data', 'cut')],
  ])('%s', async (_, ruling) => {
    mail.behave(ruling);
    const letter = makeMail();
    expect(await postMail(letter)).toBe('waiting');
    expect([await fateOf(letter.key), await outbox.keys()]).toEqual(['waiting', [letter.key]]);
    expect(await postMail(letter)).toBe('waiting');
    mail.behave('well');
    waitHours(1);
    expect(await deliverQueued()).toEqual({ sent: 1, waiting: 0 });
    expect([await fateOf(letter.key), await outbox.keys()]).toEqual(['sent', []]);
    expect(await mail.list()).toHaveLength(1);
  });

  test('our password', async () => {
    mail.demand('right');
    site.setEnvironment({ SMTP_URL: withPassword('wrong') });
    const letter = makeMail();
    expect([await postMail(letter), await fateOf(letter.key)]).toEqual(['waiting', 'waiting']);
    site.setEnvironment({ SMTP_URL: withPassword('right') });
    waitHours(1);
    expect(await deliverQueued()).toEqual({ sent: 1, waiting: 0 });
    expect(await mail.list()).toHaveLength(1);
  });
});

test('a password that is refused ends a run after one try, and no letter of it waits longer for that', async () => {
  mail.demand('right');
  site.setEnvironment({ SMTP_URL: withPassword('wrong') });
  await Promise.all(Array.from({ length: 60 }, (_, index) => queueMail(makeMail(`reader-${index}@yak.test`))));
  const before = mail.logins();
  expect(await deliverQueued()).toEqual({ sent: 0, waiting: 60 });
  expect(mail.logins() - before).toBe(1);
  site.setEnvironment({ SMTP_URL: withPassword('right') });
  waitHours(1);
  expect(await deliverQueued()).toEqual({ sent: 60, waiting: 0 });
  const mails = await mail.list();
  expect([mails.length, new Set(mails.flatMap(({ recipients }) => recipients)).size]).toEqual([60, 60]);
});

test.each(['550 5.1.1 No such person', '550 5.1.10 Null MX', '550 5.2.1 Mailbox disabled', '553 5.1.3 Bad address'])(
  'what the mail server says of the mailbox itself is final: %s',
  async (reply) => {
    mail.behave(at('recipient', reply));
    const letter = makeMail('gone@yak.test');
    await postMail(letter);
    expect([await fateOf(letter.key), await outbox.keys()]).toEqual(['refused', []]);
  },
);

test('a recipient who is refused without a reason, for days and alone, is given up; never while all are refused', async () => {
  const isGone = (command: string) => command.includes('gone');
  const everybody = at('recipient', '550 Rejected');
  const letter = makeMail('gone@yak.test');
  mail.behave(everybody);
  await postMail(letter);
  for (let day = 0; day < 6; day += 1) {
    waitHours(24);
    await deliverQueued();
  }
  expect(await fateOf(letter.key)).toBe('waiting');
  mail.behave((step, command) => (step === 'recipient' && isGone(command) ? '550 Rejected' : null));
  for (let day = 0; day < 2; day += 1) {
    waitHours(24);
    await postMail(makeMail('there@yak.test'));
    await deliverQueued();
  }
  expect([await fateOf(letter.key), await refusedMails.keys()]).toContainEqual('refused');
  expect(await refusedMails.read(letter.key)).toMatchObject({ last: { cause: 'doubtful', status: 550 } });
});

test('a letter that waited for 30 days is given up, kept for the desk for 30 more, and forgotten', async () => {
  mail.behave('down');
  const letter = makeMail();
  await postMail(letter);
  const forgetAfter = async (days: number) => {
    waitHours(24 * days);
    await scanRecords(new Date(), Infinity);
    return [await outbox.keys(), await refusedMails.keys()];
  };
  for (const key of await refusedMails.keys()) await refusedMails.remove(key);
  expect(await forgetAfter(29)).toEqual([[letter.key], []]);
  expect(await forgetAfter(2)).toEqual([[], [letter.key]]);
  expect(await fateOf(letter.key)).toBe('refused');
  expect(await forgetAfter(29)).toEqual([[], [letter.key]]);
  expect(await forgetAfter(2)).toEqual([[], []]);
});

test('of the last letter to a deleted account nothing is kept when it is refused', async () => {
  mail.behave('refuse');
  const letter = { ...makeMail(), key: `deleted-${'a'.repeat(64)}` };
  await postMail(letter);
  expect([await fateOf(letter.key), await refusedMails.read(letter.key)]).toEqual(['refused', null]);
});

test('the server’s words are kept without addresses and credentials, in one line, and not for ever', async () => {
  mail.behave(
    at(
      'recipient',
      `450 4.2.1 ada@yak.test ${Buffer.from('yak:wrong password').toString('base64')} ${'x '.repeat(500)}`,
    ),
  );
  const letter = makeMail();
  await postMail(letter);
  const { last } = (await outbox.read(letter.key)) ?? {};
  expect(last).toMatchObject({ command: 'RCPT TO', code: 'EENVELOPE', status: 450, enhanced: '4.2.1' });
  expect(last?.words.length).toBeLessThanOrEqual(200);
  expect(last?.words).toMatch(/^<address> <token>/);
  expect(site.logged.join('\n')).not.toMatch(/ada@|eWFr/);
});

test('a letter whose person is erased while it is refused is not kept', async () => {
  const letter = makeMail('erased@yak.test');
  mail.behave((step) => (step === 'recipient' ? '550 5.1.1 No such person' : null));
  let isErased: Promise<void> | undefined;
  site.blobs.setFault(({ store, method, key }) => {
    if (store?.endsWith('mails-refused') && method === 'PUT') isErased ??= outbox.remove(String(key));
    return null;
  });
  await postMail(letter);
  site.blobs.setFault(() => null);
  await isErased;
  expect([isErased !== undefined, await refusedMails.read(letter.key)]).toEqual([true, null]);
});
