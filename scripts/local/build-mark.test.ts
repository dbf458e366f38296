import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuiltFrom, markOfSources, noteBuiltFrom } from './build-mark.ts';

const now = new Date('2026-11-22T08:00:00Z');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yak-mark-'));
  for (const folder of ['data/generated', 'netlify', 'public', 'scripts', 'src', 'site'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'data/one.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const mark = (more: unknown = 'http://localhost:8888', day = now, environment = {}) =>
  markOfSources(root, more, day, environment);

test('the mark changes with a file, a variable, the address and the day, and with nothing that is written from them', () => {
  const first = mark();
  writeFileSync(join(root, 'data/generated/catalog.json'), '{}');
  writeFileSync(join(root, 'src/rules.test.ts'), '');
  expect(mark()).toBe(first);
  expect(mark('http://localhost:9999')).not.toBe(first);
  expect(mark(undefined, new Date('2026-11-23T00:00:00Z'))).not.toBe(first);
  expect(mark(undefined, now, { OIDC_PROVIDER_NAME: 'Somebody' })).not.toBe(first);
  writeFileSync(join(root, 'data/one.json'), '{ }');
  expect(mark()).not.toBe(first);
});

test('a site is taken as it is only when all of it was built from the same', () => {
  const siteDir = join(root, 'site');
  noteBuiltFrom(siteDir, mark());
  expect(isBuiltFrom(siteDir, mark())).toBe(false); // nothing was written
  writeFileSync(join(siteDir, 'index.html'), '');
  expect(isBuiltFrom(siteDir, mark())).toBe(true);
  writeFileSync(join(root, 'public/robots.txt'), '');
  expect(isBuiltFrom(siteDir, mark())).toBe(false);
  noteBuiltFrom(siteDir, mark());
  noteBuiltFrom(siteDir, null); // another build began
  expect(isBuiltFrom(siteDir, mark())).toBe(false);
});
