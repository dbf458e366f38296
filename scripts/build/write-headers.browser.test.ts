import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '#testing/browser.ts';
import { listenOnLoopback } from '@yak/emulator-loopback';
import { writeHeaders } from './write-headers.ts';

/** Inline code of every kind, each part of which notes in the page that it has run. */
const PAGE = `<!doctype html><html lang="en"><head><title>"<script>ran.push('title')</script>"</title>
<!-- <script>ran.push('comment')</script> -->
<style>p { color: rgb(1, 2, 3) }</style>
<script>window.ran = ['classic']</script>
<script type="module">\r\nran.push('module é')\r\n</script>
<script type="application/ld+json">{"a": "\\u003c/script>"}</script>
<script src="/a.js"></script></head>
<body><p>text</p><svg><style>circle { fill: rgb(4, 5, 6) }</style><circle r="1"></circle></svg><img src="/a.svg" alt="">
<a href="/next">next</a></body></html>`;
const INJECTED = `<script>ran.push('injected')</script><p style="color: red" onclick="ran.push('handler')">hostile</p>`;
const FILES: Record<string, [type: string, body: string]> = {
  '/': ['text/html; charset=utf-8', PAGE],
  '/injected': ['text/html; charset=utf-8', PAGE.replace('<a ', `${INJECTED}<a `)],
  '/next': ['text/html', '<h1>next</h1>'],
  '/a.js': ['text/javascript', `ran.push('file')`],
  '/a.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>'],
};

let siteDir: string;
let browser: Browser;
let site: { port: number; close(): Promise<void> };
beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'yak-policy-'));
  writeFileSync(join(siteDir, 'index.html'), PAGE);
  const policy = (await writeHeaders(siteDir)).get('') ?? '';
  const server = createServer((request, response) => {
    const [type, body] = FILES[request.url ?? ''] ?? ['text/plain', 'nothing'];
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(body);
  });
  site = await listenOnLoopback(server, 0);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.close();
  rmSync(siteDir, { recursive: true });
});

async function open(path: string) {
  const page = await browser.newPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto(`http://localhost:${site.port}${path}`, { waitUntil: 'load' });
  const ran = await page.evaluate<string[]>('window.ran');
  return { page, violations, ran };
}

test('under the written policy a browser runs what was built and complains of nothing', async () => {
  const { page, violations, ran } = await open('/');
  expect(violations).toEqual([]);
  expect(ran.sort()).toEqual(['classic', 'file', 'module é']);
  const seen = await page.evaluate<string[]>(
    `[getComputedStyle(document.querySelector('p')).color, getComputedStyle(document.querySelector('circle')).fill, String(document.images[0].naturalWidth)]`,
  );
  expect(seen).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)', '3']);
});

test('on http://localhost links stay on http', async () => {
  const { page } = await open('/');
  await page.click('a');
  expect(page.url()).toBe(`http://localhost:${site.port}/next`);
  expect(await page.innerText('h1')).toBe('next');
});

test('what slipped into a page does not run', async () => {
  const { page, violations, ran } = await open('/injected');
  await page.click('text=hostile');
  expect(await page.evaluate('window.ran')).toEqual(ran);
  expect(ran).not.toContain('injected');
  expect(violations).toHaveLength(3);
});
