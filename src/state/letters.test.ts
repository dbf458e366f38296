import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as adminLetters from '#netlify/functions/admin-letters/admin-letters.ts';
import { postMail } from '#netlify/mail/outbox.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { openStatePage } from '#testing/state-page.ts';
import { type SiteUnderTest, adminEmail, startSiteUnderTest } from '#testing/site-under-test.ts';

let site: SiteUnderTest;
let mail: LocalMail;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  mail = await site.startMail();
});
afterAll(() => site.close());
afterEach(() => vi.unstubAllGlobals());

test('a letter that was given up is sent again once, and who asked is told what became of it', async () => {
  const address = 'ada@reader.test';
  mail.behave('refuse');
  const key = 'message-answer-1';
  await postMail({ key, to: { address }, subject: 'x', text: 'x', html: 'x', personal: address });
  const person = await site.signUp({ email: adminEmail });
  const page = openStatePage([adminLetters], { person });
  const [letters, { $toast }] = await Promise.all([import('./letters.ts'), import('./toast.ts')]);
  await letters.loadLetters();
  const desk = () => {
    const reading = letters.$letters.get();
    return reading.status === 'read' ? reading.read.mail.refused : [];
  };
  const [given] = desk();
  expect(given).toMatchObject({ key, letter: 'Answer to a message' });
  await letters.sendAgain(given!);
  expect([$toast.get()?.title, desk().length]).toEqual(['Refused again: Answer to a message', 1]);
  mail.behave('well');
  await Promise.all([letters.sendAgain(given!), letters.sendAgain(given!)]);
  expect([$toast.get()?.title, desk()]).toEqual(['Sent: Answer to a message', []]);
  expect(await mail.list()).toHaveLength(1);
  expect(page.sent.filter((call) => call.startsWith('POST'))).toHaveLength(2);
});
