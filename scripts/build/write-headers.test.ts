import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
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

/** The policy that an address of the site gets, by Netlify's own reading of the rules. */
async function policyAt(path: string): Promise<string[]> {
  const { headers } = await parseAllHeaders({
    headersFiles: [join(siteDir, '_headers')],
    minimal: false,
    configHeaders: [],
  });
  return headers
    .filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path))
    .flatMap(({ values }) => values['Content-Security-Policy'] ?? []);
}

test('every inline script and style of a kind of page is named once, and nothing else is let in', async () => {
  addPage('index.html', '<script>home()</script>');
  addPage('deep.html', '<script>one()</script><style>a{}</style>');
  addPage('deep/down/page.html', '<script>one()</script><script type="module">two("é")</script><style>b{}</style>');
  const policies = await writeHeaders(siteDir);
  const policy = directives(policies.get('deep') ?? '');
  expect(policy.get('script-src')).toEqual(["'self'", ...[hash('one()'), hash('two("é")')].sort()]);
  expect(policy.get('style-src')).toEqual(["'self'", ...[hash('a{}'), hash('b{}')].sort()]);
  expect(directives(policies.get('') ?? '').get('script-src')).toEqual(["'self'", hash('home()')]);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*|https?:|data:/);
});

test('each page gets the policy of its kind by one rule, and files get none', async () => {
  addPage('index.html', '<script>home()</script>');
  addPage('tools.html', '<script>tools()</script>');
  addPage('tools/video.html', '<script>video()</script>');
  const policies = await writeHeaders(siteDir);
  for (const path of ['/', '/index.html']) expect(await policyAt(path)).toEqual([policies.get('')]);
  for (const path of ['/tools', '/tools/', '/tools.html', '/tools/video', '/tools/video.html', '/tools/none'])
    expect(await policyAt(path)).toEqual([policies.get('tools')]);
  for (const path of ['/_astro/page.js', '/favicon.svg', '/toolshed', '/none', '/tools/video/below'])
    expect(await policyAt(path)).toEqual([]);
});

test('pages of the back office may show letters of the site in a frame, and no other page may', async () => {
  for (const page of ['index', 'admin', 'admin/letters', 'admin-upload', 'tools', 'tools/admin', '404'])
    addPage(`${page}.html`, '<script>page()</script>');
  await writeHeaders(siteDir);
  const frames = async (path: string) => (await policyAt(path)).map((policy) => directives(policy).get('frame-src'));
  for (const path of ['/admin', '/admin/letters']) expect(await frames(path)).toEqual([["'self'"]]);
  for (const path of ['/', '/admin-upload', '/tools', '/tools/admin', '/404'])
    expect(await frames(path)).toEqual([undefined]);
  expect(readFileSync(join(siteDir, '404.html'), 'utf8')).not.toContain('frame-src');
});

test('a page that stands in for others may be answered below any folder, and elsewhere carries its policy itself', async () => {
  addPage('tools/video.html', '<script>video()</script>');
  addPage('404.html', '<head><meta charset="utf-8"><script>lost()</script></head>');
  addPage('not-found/tool.html', '<head><meta charset="utf-8"><style>t{}</style></head>');
  const policies = await writeHeaders(siteDir);
  const policy = directives(policies.get('tools') ?? '');
  expect(policy.get('script-src')).toEqual(["'self'", ...[hash('lost()'), hash('video()')].sort()]);
  expect(policy.get('style-src')).toEqual(["'self'", hash('t{}')]);
  const carried =
    /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)"><script>/.exec(
      readFileSync(join(siteDir, '404.html'), 'utf8'),
    )?.[1];
  expect(directives(carried ?? '').get('script-src')).toEqual(["'self'", hash('lost()')]);
  expect(carried).not.toContain('frame-ancestors');
  await writeHeaders(siteDir);
  expect(readFileSync(join(siteDir, '404.html'), 'utf8').match(/http-equiv/g)).toHaveLength(1);
});

test('every answer says the rest, and files that never change are kept', async () => {
  addPage('index.html', '<p>');
  const policies = await writeHeaders(siteDir);
  const rules = readFileSync(join(siteDir, '_headers'), 'utf8').split('\n\n');
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual([
    '/*',
    '/',
    '/index.html',
    '/_astro/*',
    '/share/*',
    '/mascot/letter-yak.png',
    '/speculation-rules.json',
    '/mascot/*',
    '/logos/*',
  ]);
  expect(rules[1]).toBe(
    `/\n  Content-Security-Policy: ${policies.get('')}\n  Speculation-Rules: "/speculation-rules.json"`,
  );
  expect(rules[0]).toContain('\n  X-Frame-Options: DENY\n');
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
  for (const rule of rules.slice(3, 5)) expect(rule).toContain('Cache-Control: public, max-age=31536000, immutable');
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
  for (let number = 0; number < 120; number += 1) addPage(`kind/${number}.html`, `<script>page(${number})</script>`);
  await expect(writeHeaders(siteDir)).rejects.toThrow(
    /of \/kind has \d+ characters, at most 6000 are safe: 120 inline scripts and styles differ/,
  );
});

test('a folder without pages is no built site', async () => {
  await expect(writeHeaders(siteDir)).rejects.toThrow('build the site first');
});
