import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { projectRoot } from '#local/serve-site.ts';
import { openPage, untilQuiet } from './open-page.ts';
import { type ReadDocument, readDocument } from './read-document.ts';
import { deadEnds, redirects, routes } from './route-table.ts';
import { useBrowser } from './use-own-site.ts';

const siteUrl = inject('siteUrl');

/** A page as it was fetched. */
interface Visited extends ReadDocument {
  /** A feed is reached by a link as well, but has no heading. */
  isPage: boolean;
  status: number;
  /** The first page with a link to it. */
  from: string;
}

/** Pages that are fetched at a time. */
const BESIDE_EACH_OTHER = 8;

let browser: Browser;
const visited = new Map<string, Visited>();

useBrowser((started) => (browser = started));
beforeAll(async () => {
  await crawl([...routes.map(({ path }) => path), ...Object.keys(redirects), ...builtPages()]);
});

test('no internal link of any page leads nowhere', () => {
  expect(visited.size).toBeGreaterThan(100);
  const broken = [...visited].filter(([, { status }]) => status !== 200);
  expect(broken.map(([path, { status, from }]) => `${path} answers ${status}, linked from ${from}`)).toEqual([]);
});

test('every link into a page finds its place there', () => {
  const broken = [...visited].flatMap(([path, { links }]) =>
    links.filter((link) => !hasPlace(path, link)).map((link) => `${link} on ${path}`),
  );
  expect(broken).toEqual([]);
});

test('every page has one first heading, a title, a description and a canonical address that answers', () => {
  const faults = [...visited]
    .filter(([, { isPage }]) => isPage)
    .flatMap(([path, { headings, title, description, canonical }]) => [
      ...(headings.length === 1 && headings[0] !== ''
        ? []
        : [`${path} has the first headings ${JSON.stringify(headings)}`]),
      ...(title.trim() === '' ? [`${path} has no title`] : []),
      ...(description.trim() === '' ? [`${path} has no description`] : []),
      ...(visited.has(canonical) ? [] : [`${path} calls itself “${canonical}”, which is no page`]),
    ]);
  expect(faults).toEqual([]);
});

test('no kind of page complains in a browser', async () => {
  const pages = [...visited].flatMap(([path, { isPage, status }]) => (isPage && status === 200 ? [path] : []));
  const waiting = oneOfEachKind(pages);
  // Most of a page's time is waiting: three are looked at beside each other.
  const complaints = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const { page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce' });
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        await page.goto(siteUrl + path);
        await untilQuiet(page);
      }
      await close();
      return complaints;
    }),
  );
  expect(complaints.flat()).toEqual([]);
});

test.each(Object.entries(redirects))('%s leads to %s', async (from, to) => {
  const answer = await fetch(siteUrl + from);
  const { pathname, search } = new URL(answer.url);
  expect([answer.status, withoutSlash(pathname) + search]).toEqual([200, to]);
});

test.each(deadEnds)('$path answers 404 with “$heading”', async ({ path, heading, wayBack, href }) => {
  const answer = await fetch(siteUrl + path);
  const html = await answer.text();
  expect(answer.status).toBe(404);
  expect(readDocument(html).headings).toEqual([heading]);
  expect(html).toMatch(new RegExp(`<a[^>]* href="${href}"[^>]*>${wayBack}</a>`));
});

/** Fetches these pages and all that they link to, some beside each other, by plain HTTP. */
async function crawl(seeds: string[]): Promise<void> {
  const waiting = new Map(seeds.map((path) => [path, 'the build']));
  while (waiting.size > 0) {
    const next = [...waiting].slice(0, BESIDE_EACH_OTHER);
    for (const [path] of next) waiting.delete(path);
    const found = await Promise.all(next.map(([path, from]) => visit(path, from)));
    for (const { path, links } of found)
      for (const link of links) {
        const linked = pageOf(path, link);
        if (mayVisit(linked) && !visited.has(linked) && !waiting.has(linked)) waiting.set(linked, path);
      }
  }
}

async function visit(path: string, from: string): Promise<{ path: string; links: readonly string[] }> {
  const answer = await fetch(siteUrl + path);
  const read = readDocument(await answer.text());
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  visited.set(path, { ...read, isPage, status: answer.status, from });
  return { path, links: read.links };
}

/** Every page at the top, and the first and the last of every folder; those of the route table are opened by its own test. */
function oneOfEachKind(paths: string[]): string[] {
  const folders = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')));
  const some = [...folders].flatMap(([folder, inside]) =>
    folder === '' ? inside : [...inside.slice(0, 1), ...inside.slice(-1)],
  );
  return [...new Set(some)].filter((path) => !routes.some((route) => route.path === path));
}

/** The paths of all pages in `dist/`, without those that only tell of a missing page. */
function builtPages(): string[] {
  const files = readdirSync(join(projectRoot, 'dist'), { recursive: true, encoding: 'utf8' });
  const paths = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`);
  return paths.filter((path) => path !== '/404' && !path.startsWith('/not-found/'));
}

/** Functions are called, not crawled; some of them change things. */
function mayVisit(path: string): boolean {
  return !path.startsWith('/api/');
}

/** The path of the page that a link leads to. */
function pageOf(path: string, link: string): string {
  return withoutSlash(new URL(link, siteUrl + path).pathname);
}

function hasPlace(path: string, link: string): boolean {
  const place = decodeURIComponent(new URL(link, siteUrl + path).hash.slice(1));
  return place === '' || (visited.get(pageOf(path, link))?.ids.includes(place) ?? false);
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
