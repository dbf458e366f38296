import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findBrowser, launchBrowser } from './browser.ts';

test('there is a browser, and it draws a page', async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.setContent('<h1>Yak</h1>');
  expect(await page.getByRole('heading').innerText()).toBe('Yak');
  await browser.close();
});

test('looking for it leaves the environment as it was', async () => {
  const before = { ...process.env };
  const { executablePath } = await findBrowser();
  expect(existsSync(executablePath)).toBe(true);
  expect({ ...process.env }).toEqual(before);
});

test('a CHROME_PATH that names nothing is said so', async () => {
  await expect(findBrowser({ CHROME_PATH: '/no/such/browser' })).rejects.toThrow('/no/such/browser');
});
