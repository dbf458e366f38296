import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildPlace, moveBuilt } from './build-place.ts';

test.each(['/work/yak/.local/site', '/work/yak/dist', '/work/yak/..odd/site'])(
  'a site in %s is built there',
  (folder) => expect(buildPlace('/work/yak', folder)).toBe(folder),
);

test.each(['/work/yak-data/site', '/tmp/site', '/work/site', '/work', '/work/yak'])(
  'one in %s is built in a folder of its own inside the project',
  (folder) => {
    expect(buildPlace('/work/yak', folder)).toMatch(/^\/work\/yak\/\.local\/built-[0-9a-f]{12}$/);
    expect(buildPlace('/work/yak', folder)).not.toBe(buildPlace('/work/yak', `${folder}-next`));
  },
);

test('what was built is moved whole, and nothing of what was there before stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yak-move-'));
  const [from, to] = [join(folder, 'from'), join(folder, 'to/site')];
  for (const place of [join(from, 'a'), to]) mkdirSync(place, { recursive: true });
  writeFileSync(join(from, 'a/page.html'), 'new');
  writeFileSync(join(to, 'old.html'), 'old');
  moveBuilt(from, to);
  expect([readdirSync(to), readFileSync(join(to, 'a/page.html'), 'utf8'), existsSync(from)]).toEqual([
    ['a'],
    'new',
    false,
  ]);
  moveBuilt(to, to);
  expect(readdirSync(to)).toEqual(['a']);
  rmSync(folder, { recursive: true });
});
