import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { DataExport } from '#api/data-export.contract.ts';
import type { CaughtMail } from '@yak/emulator-mail';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { useOwnSite } from './use-own-site.ts';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));
beforeEach(() => {
  site.mail().behave('well');
  site.mail().clear();
});

async function openPrivacy(address: string) {
  const watched = await openPage(browser);
  await signIn(watched.page, site.url, address);
  await watched.page.goto(`${site.url}/privacy`);
  await watched.page.getByRole('heading', { name: 'Email notifications' }).waitFor();
  return watched;
}

async function onlyMail(): Promise<CaughtMail> {
  await expect.poll(async () => (await site.mail().list()).length).toBe(1);
  const [mail] = await site.mail().list();
  return mail as CaughtMail;
}

/** The four switches, in their order. */
function switches(page: Page): Promise<boolean[]> {
  return page.getByRole('switch').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).checked));
}

test('a switch turned by the keyboard is saved, counted and still turned after a reload', async () => {
  const { page, complaints, close } = await openPrivacy('chooser@yak.test');
  expect(await switches(page)).toEqual([true, false, true, false]);
  await page.getByRole('switch', { name: 'Tool Updates' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Your email notification preferences have been saved.').first().waitFor();
  await page.getByText('3 of 4 enabled').waitFor();
  expect(
    await page.getByRole('switch', { name: 'Tool Updates' }).evaluate((input) => input === document.activeElement),
  ).toBe(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Email notifications' }).waitFor();
  expect(await switches(page)).toEqual([true, true, true, false]);
  expect(complaints).toEqual([]);
  await close();
});

test('who signs in sees their picture, which comes from this site alone; without it their first letter', async () => {
  const { page, complaints, close } = await openPage(browser);
  const asked: string[] = [];
  await signIn(page, site.url, 'core@yak.test');
  page.on('request', (request) => void asked.push(new URL(request.url()).origin));
  await page.goto(`${site.url}/account`);
  for (const place of ['.avatar-face img', 'form img'])
    await expect
      .poll(() => page.locator(place).evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(192);
  expect([...new Set(asked)]).toEqual([site.url]);
  expect(complaints).toEqual([]);

  await page.route('**/api/profile-image*', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await page.getByRole('heading', { name: 'Profile Information' }).waitFor();
  expect(await page.getByText('Sign In Required').isVisible()).toBe(false);
  expect(await page.locator('.avatar-face').textContent()).toBe('C');
  expect(await page.locator('form [aria-hidden="true"]').textContent()).toBe('C');
  expect(await page.locator('form img').isHidden()).toBe(true);
  await close();
});

test('the data is downloaded at once, and the mailed link opens the same without signing in', async () => {
  const { page, complaints, close } = await openPrivacy('reader@yak.test');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Your Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('yak-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as DataExport;
  const person = data.records.find(({ store }) => store === 'users');
  expect(person?.data).toMatchObject({ email: 'reader@yak.test' });
  await page
    .getByText("Your data export is being prepared. You'll receive an email when it's ready.")
    .first()
    .waitFor();

  const [link = ''] = /http\S+key=\S+/.exec((await onlyMail()).text) ?? [];
  const linked = (await (await fetch(link)).json()) as DataExport;
  // What the export itself counts and notes is one further the second time.
  const lasting = ({ records }: DataExport) => records.filter(({ store }) => !['allowances', 'audit'].includes(store));
  expect(lasting(linked)).toEqual(lasting(data));
  expect(complaints).toEqual([]);
  await close();
});

test('signing out everywhere ends the other device and this one', async () => {
  const first = await openPrivacy('two-devices@yak.test');
  const second = await openPrivacy('two-devices@yak.test');
  await second.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await second.page.getByText('2 devices were signed in; none is now.').first().waitFor();
  await second.page.getByText('Please sign in to access your privacy settings.').waitFor();
  const toSignIn = first.page.waitForRequest(`${site.url}/api/login?returnTo=%2Fprivacy`);
  await first.page.getByRole('switch', { name: 'Marketing' }).click();
  await toSignIn;
  await first.page.waitForURL(`${site.url}/privacy`);
  await first.page.getByRole('switch', { name: 'Marketing' }).waitFor();
  await Promise.all([first.close(), second.close()]);
});

test('deleting asks first, ends Core, erases everything, says so by mail, and one may begin again', async () => {
  const { page, complaints, close } = await openPrivacy('leaver@yak.test');
  const { control } = site.payments();
  await page.goto(`${site.url}/subscribe`);
  await page.getByRole('button', { name: 'Start Your Core Subscription' }).click();
  await page.waitForURL(`${site.payments().url}/**`);
  await page.goto(`${site.url}/privacy`);

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.waitFor();
  await page.mouse.click(5, 5);
  expect(await dialog.isVisible()).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(
    await page.getByRole('button', { name: 'Delete Account' }).evaluate((button) => button === document.activeElement),
  ).toBe(true);

  await page.getByRole('button', { name: 'Delete Account' }).click();
  await dialog.getByRole('button', { name: 'Yes, Delete My Account' }).click();
  await page.getByText('Your account deletion request has been submitted.').first().waitFor();
  await page.getByRole('heading', { name: 'Your account is gone' }).waitFor();
  expect((await onlyMail()).subject).toBe('Your Yak account is deleted');
  await control.idle();
  expect(control.events().filter(({ type }) => type === 'customer.deleted').length).toBe(1);

  await signIn(page, site.url, 'leaver@yak.test');
  await page.getByText('No saved tools yet').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('when the storage does not answer, nothing is claimed and the switches show what is stored', async () => {
  const { page, close } = await openPrivacy('unlucky@yak.test');
  await page.route('**/api/preferences', (route) => route.abort());
  await page.getByRole('switch', { name: 'Marketing' }).click();
  await page.getByText('Failed to save your preferences. Please try again.').first().waitFor();
  expect(await switches(page)).toEqual([true, false, true, false]);
  await close();
});
