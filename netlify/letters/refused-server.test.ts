import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { HealthAnswer } from '#api/health.contract.ts';
import { makeTopic } from '#domain/person/subscriber.ts';
import { readHealth } from '#netlify/admin/read-health.ts';
import { jobRecords } from '#netlify/stores/job-store.ts';
import { outbox } from '#netlify/mail/mail-stores.ts';
import { plans } from '#netlify/catalog/plans.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { drops, monday, newAddress, subscribe } from '#testing/use-mailing-site.ts';
import deliverMail from '../functions/deliver-mail/deliver-mail.ts';
import { sendDigest, sendLateDigests } from './send-digest.ts';

let site: SiteUnderTest;
let mail: LocalMail;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
  mail = await site.startMail();
});
afterAll(() => site.close());
afterEach(() => vi.useRealTimers());

function usePassword(password: string): void {
  const address = new URL(mail.smtpUrl);
  address.username = 'yak';
  address.password = password;
  site.setEnvironment({ SMTP_URL: address.href });
}

const mailHealth = async (): Promise<HealthAnswer['mail']> => (await readHealth(new Date())).mail;
const digest = () => ({ now: monday, drops, plans, until: performance.now() + 60_000 });

test('a digest to 200 with a wrong password waits, says so, and goes to each once when the password is right', async () => {
  const readers: string[] = [];
  for (let index = 0; index < 100; index += 1) {
    readers.push(
      (await site.signUp({ keepsMail: true })).email,
      await subscribe(newAddress(), makeTopic('fresh-drops', null)),
    );
  }
  mail.demand('right');
  usePassword('wrong');
  const before = mail.logins();
  const first = await sendDigest(digest());
  expect(first).toMatchObject({ sent: 0, isDone: false });
  expect(first.waiting).toBeGreaterThan(0);
  await deliverMail();
  expect(await sendLateDigests(digest())).toMatchObject({ sent: 0, isDone: false });
  expect(mail.logins() - before).toBeLessThanOrEqual(3);
  expect(await mailHealth()).toMatchObject({ state: 'failing', says: expect.stringContaining('refuses our login') });
  expect(JSON.stringify(await mailHealth())).not.toMatch(/wrong|@|yak:/);
  expect(site.logged.some((line) => line.includes('mail_trouble') && line.includes('535'))).toBe(true);
  expect((await jobRecords.read('deliver-mail'))?.runs[0]?.counts).toMatchObject({ sent: 0 });

  usePassword('right');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  const wednesday = new Date(monday.getTime() + 2 * 86_400_000);
  await sendLateDigests({ ...digest(), now: wednesday });
  await deliverMail();
  expect(await sendLateDigests({ ...digest(), now: wednesday })).toEqual({ sent: 0, isDone: true });
  const arrived = (await mail.list()).flatMap(({ recipients }) => recipients);
  expect(arrived.toSorted()).toEqual(readers.toSorted());
  expect([(await outbox.keys()).length, (await mailHealth()).state]).toEqual([0, 'ok']);
}, 120_000);
