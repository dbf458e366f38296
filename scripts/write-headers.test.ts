import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeHeaders } from './write-headers.ts';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'yak-headers-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function addPage(path: string, html: string) {
  mkdirSync(join(siteDir, path, '..'), { recursive: true });
  writeFileSync(join(siteDir, path), html);
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function directives(policy: string): Map<string, string[]> {
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]));
}

test('every inline script and style of every page is named once, and nothing else is let in', async () => {
  addPage('index.html', '<script>one()</script><style>a{}</style>');
  addPage('deep/down/page.html', '<script>one()</script><script type="module">two("é")</script><style>b{}</style>');
  const policy = directives(await writeHeaders(siteDir));
  expect(policy.get('script-src')).toEqual(["'self'", ...[hash('one()'), hash('two("é")')].sort()]);
  expect(policy.get('style-src')).toEqual(["'self'", ...[hash('a{}'), hash('b{}')].sort()]);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*|https?:|data:/);
});

test('the rules are one for all pages and one for the files that never change', async () => {
  addPage('index.html', '<p>');
  const policy = await writeHeaders(siteDir);
  const rules = readFileSync(join(siteDir, '_headers'), 'utf8').split('\n\n');
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual(['/*', '/_astro/*', '/share/*']);
  expect(rules[0]).toContain(`\n  Content-Security-Policy: ${policy}\n`);
  for (const header of [
    'Strict-Transport-Security: max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
    'Cross-Origin-Embedder-Policy: require-corp',
  ]) {
    expect(rules[0]).toContain(`\n  ${header}\n`);
  }
  expect(rules[0]).toMatch(/Permissions-Policy: .*camera=\(\)/);
  for (const rule of rules.slice(1)) expect(rule).toContain('Cache-Control: public, max-age=31536000, immutable');
});

test('a second run gives the same file', async () => {
  addPage('b.html', '<script>two()</script>');
  addPage('a.html', '<script>one()</script>');
  await writeHeaders(siteDir);
  const first = readFileSync(join(siteDir, '_headers'), 'utf8');
  await writeHeaders(siteDir);
  expect(readFileSync(join(siteDir, '_headers'), 'utf8')).toBe(first);
});

test('all that would be blocked is told at once, with page, line and remedy, and nothing is written', async () => {
  addPage('a.html', '\n<button onclick="a()">');
  addPage('b/c.html', '<p style="color: red">');
  addPage('b/d.html', '<p style="color: red">');
  await expect(writeHeaders(siteDir)).rejects.toThrow(
    `a.html, line 2: the attribute onclick is blocked by the Content-Security-Policy, add the listener in a script: <button onclick="a()">
b/c.html, line 1 and 1 more: the attribute style is blocked by the Content-Security-Policy, move the declarations into a class: <p style="color: red">`,
  );
  expect(() => readFileSync(join(siteDir, '_headers'))).toThrow();
});

test('a policy too long for a header line is refused with the counts', async () => {
  for (let number = 0; number < 120; number += 1) addPage(`${number}.html`, `<script>page(${number})</script>`);
  await expect(writeHeaders(siteDir)).rejects.toThrow(
    /at most 6000 are safe: 120 inline scripts and 0 inline styles differ/,
  );
});

test('a folder without pages is no built site', async () => {
  await expect(writeHeaders(siteDir)).rejects.toThrow('build the site first');
});
