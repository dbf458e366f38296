import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DataExport } from '#api/data-export.contract.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import account from '../account/account.ts';
import signOutEverywhere from '../sign-out-everywhere/sign-out-everywhere.ts';
import dataExport from './data-export.ts';

const path = '/api/data-export';
let site: SiteUnderTest;
let mail: LocalMail;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  mail = await site.startMail();
});
beforeEach(() => mail.clear());
afterAll(() => site.close());

/** Asks for the data and gives the address in the mail that came. */
async function mailedLink(person: Person): Promise<string> {
  await ask(dataExport, 'POST', path, { person });
  const [letter] = await mail.list();
  const [address = ''] = /http\S+key=\S+/.exec(letter?.text ?? '') ?? [];
  return address.slice(site.origin.length);
}

test('the data comes at once as a file, and by a mailed link without signing in', async () => {
  const person = await site.signUp({ email: 'ada@yak.test' });
  const answer = await ask(dataExport, 'POST', path, { person });
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="yak-data.json"');
  const data = (await answer.json()) as DataExport;
  expect(data.records).toEqual([
    { store: 'allowances', holds: expect.any(String), data: [{ what: 'export', at: [expect.any(String)] }] },
    { store: 'users', holds: expect.any(String), data: expect.objectContaining({ email: 'ada@yak.test', saves: [] }) },
  ]);

  const [letter] = await mail.list();
  expect([letter?.recipients, letter?.subject]).toEqual([['ada@yak.test'], 'Your data from Yak']);
  const linked = (await (await ask(dataExport, 'GET', await mailedLink(person))).json()) as DataExport;
  // The link was mailed by a second request, which is counted as well.
  const withoutCounts = ({ records }: DataExport) => records.filter(({ store }) => store !== 'allowances');
  expect(withoutCounts(linked)).toEqual(withoutCounts(data));
});

test('nothing is mailed to an address that nobody has verified', async () => {
  const person = await site.signUp({ emailVerified: false });
  expect((await ask(dataExport, 'POST', path, { person })).status).toBe(200);
  expect(await mail.list()).toEqual([]);
});

test('a link is over after signing out everywhere, and after deleting the account', async () => {
  for (const end of [
    (person: Person) => ask(signOutEverywhere, 'POST', '/api/sign-out-everywhere', { person }),
    (person: Person) => ask(account, 'DELETE', '/api/account', { person }),
  ]) {
    mail.clear();
    const person = await site.signUp();
    const link = await mailedLink(person);
    expect((await ask(dataExport, 'GET', link)).status).toBe(200);
    await end(person);
    expect((await ask(dataExport, 'GET', link)).status).toBe(404);
  }
});

test('a made-up key opens nothing', async () => {
  for (const key of ['', 'x', 'a.b.c.d.e'])
    expect((await ask(dataExport, 'GET', `${path}?key=${key}`)).status).toBe(404);
});
