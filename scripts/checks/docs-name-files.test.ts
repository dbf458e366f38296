import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './imports-of.ts';

const root = join(import.meta.dirname, '../..');
const pages = globSync(['docs/**/*.md', '*.md'], { cwd: root }).sort();
/** A path of ours between backticks; one with a placeholder, such as `src/api/<name>.ts`, names no file. */
const PATH = /`((?:src|netlify|scripts|data|docs|public)\/[\w./[\]-]+)`/g;

/** The paths that a page names, with the page. */
function pathsIn(page: string): string[] {
  return [...readFileSync(join(root, page), 'utf8').matchAll(PATH)].map(([, path]) => path ?? '');
}

test('every file and folder that the documents name is there', () => {
  const generated = ['data/schemas/'];
  const missing = pages.flatMap((page) =>
    pathsIn(page)
      .filter((path) => !generated.includes(path) && !existsSync(join(root, path)))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['A saved tool', 'src/islands/save-button.tsx', 'src/islands/dashboard/saved-tools.tsx'],
  ['An answered quiz', 'src/islands/home-stages/home-stages.tsx', 'src/domain/recommendation/tell-apart.ts'],
])('the walk “%s” leads from %s to %s, each file known to one before it', (title, first, last) => {
  const product = readFileSync(join(root, 'docs/product.md'), 'utf8');
  const scan = product.split(/^### /m).find((part) => part.startsWith(title)) ?? '';
  const files = [...scan.matchAll(PATH)].map(([, path]) => path);
  expect(files.length).toBeGreaterThan(7);
  expect([files.at(0), files.at(-1)]).toEqual([first, last]);
  const code = files.slice(1).filter((file = '') => /\.tsx?$/.test(file) && !file.startsWith('netlify/functions/'));
  const strangers = code.filter(
    (file = '') => !files.slice(0, files.indexOf(file)).some((before = '') => knows(before, file)),
  );
  expect(strangers).toEqual([]);
});

function knows(path: string, target: string): boolean {
  const text = readFileSync(join(root, path), 'utf8');
  return /\.(tsx?|astro)$/.test(path) && importsOf({ path, text }).some((one) => one.target === target);
}

test('decisions are numbered without a gap, and each says what holds', () => {
  const names = globSync('*.md', { cwd: join(root, 'docs/decisions') }).sort();
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
  for (const name of names) {
    const text = readFileSync(join(root, 'docs/decisions', name), 'utf8');
    expect([name, text.startsWith(`# ${Number(name.slice(0, 4))}. `), /^\*\*Overtaken/m.test(text)]).toEqual([
      name,
      true,
      false,
    ]);
  }
});
