import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#local/serve-site.ts';
import { pageText } from './page-text.ts';
import { routes } from './route-table.ts';

const dist = join(projectRoot, 'dist');

test('the site is built', () => expect(existsSync(dist), 'run npm run build first').toBe(true));

test('every page that stands alone has its row', () => {
  const rows = new Set(routes.map(({ path }) => path));
  const pages = globSync('**/*.astro', { cwd: join(projectRoot, 'src/pages') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\[|_components|^404\.|^not-found\//.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.astro$|\.astro$/, '')}`);
  const missing = pages.filter((path) => !rows.has(path));
  expect(missing, 'add a row to scripts/testing/journeys/route-table.ts').toEqual([]);
});

test('every route stands in the table once', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

describe('each page says its sentences without a script', () => {
  test.each(routes.filter(({ live }) => !live))('$path', ({ path, says }) => {
    const text = pageText(readFileSync(fileOf(path), 'utf8'));
    expect(says.filter((sentence) => !text.includes(sentence))).toEqual([]);
  });
});

describe('the areas of a person are built too', () => {
  test.each(routes.filter(({ live }) => live))('$path', ({ path }) => expect(existsSync(fileOf(path))).toBe(true));
});

/** Search engines get one page per tool and one home; their older drawings stay out. */
test.each([
  ...['/tool/1', '/tool-old/1', '/tool-wnw/1', '/tool-behance/1'].map((path) => ({ path, canonical: '/tool-fluid/1' })),
  { path: '/altaloma-fluid-mockup', canonical: '/' },
  ...[
    '/new-home',
    '/old',
    '/layouts',
    '/altaloma-mockup',
    '/wnw-mockup',
    '/behance-mockup',
    '/font-demo',
    '/font-test',
  ].map((path) => ({ path, canonical: path })),
])('$path is kept out of search engines in favour of $canonical', ({ path, canonical }) => {
  const html = readFileSync(fileOf(path), 'utf8');
  expect(html).toContain('<meta name="robots" content="noindex');
  const [, address = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  expect(new URL(address).pathname).toBe(canonical);
});

function fileOf(path: string): string {
  return join(dist, path === '/' ? 'index.html' : `${path}.html`);
}
