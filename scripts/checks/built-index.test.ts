import { describe, expect, test } from 'vitest';
import { sortDrops } from '#domain/drop/lock-drops.ts';
import { moneyText } from '#domain/tool/plan/price.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { fileDrops as drops } from '#testing/built-catalogue.ts';
import { readBuiltSite } from './built-site.ts';

const site = readBuiltSite();
const open = plans.features.fullFreshDrops === 'fringe' ? drops.length : plans.limits.openDrops;
const text = (path: string) => site.read(path).toString();
const contentsOf = (tag: string, xml: string) =>
  [...xml.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, content = '']) => content);

describe('the sitemap', () => {
  const entries = [...text('sitemap-0.xml').matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry);

  test('lists exactly the pages that are to be found', () => {
    const wanted = [...site.pages].filter(([, { isIndexable }]) => isIndexable).map(([, { canonical }]) => canonical);
    expect(wanted).not.toContain(`${site.origin}/404`);
    expect(entries.flatMap((entry) => contentsOf('loc', entry)).sort()).toEqual(wanted.sort());
  });
  test('gives each the day its page names', () => {
    const days = entries.map((entry) => [
      contentsOf('loc', entry)[0] ?? '',
      contentsOf('lastmod', entry)[0]?.slice(0, 10),
    ]);
    const named = days.map(([address = '']) => [
      address,
      site.pages.get(new URL(address).pathname)?.meta.get('og:updated_time')?.[0],
    ]);
    expect(days).toEqual(named);
    expect(days.filter(([, day]) => day !== undefined).length).toBeGreaterThan(50);
  });
  test('is named by robots.txt and by its index', () => {
    expect(text('robots.txt')).toContain(`\nSitemap: ${site.origin}/sitemap-index.xml\n`);
    expect(contentsOf('loc', text('sitemap-index.xml'))).toEqual([`${site.origin}/sitemap-0.xml`]);
  });
});

test('llms.txt leads to pages that exist, each collection among them', () => {
  const paths = [...text('llms.txt').matchAll(/\]\(([^)]+)\)/g)]
    .map(([, address = '']) => new URL(address))
    .filter(({ origin }) => origin === site.origin);
  expect(paths.filter(({ pathname }) => !site.pages.has(pathname) && !site.has(pathname)).map(String)).toEqual([]);
  expect(paths.length).toBeGreaterThan(40);
});

describe('schema.org statements', () => {
  /** Texts that must be read on the page where a statement gives them. */
  const visible = ['name', 'headline', 'reviewBody', 'applicationCategory', 'educationalLevel'];
  interface Claim {
    path: string;
    type: string;
    key: string;
    value: unknown;
  }
  const claims = [...site.pages].flatMap(([path, { statements }]) =>
    statements.flatMap((statement) => claimsOf(path, JSON.parse(statement))),
  );

  function claimsOf(path: string, value: unknown, type = ''): Claim[] {
    if (Array.isArray(value)) return value.flatMap((entry) => claimsOf(path, entry, type));
    if (typeof value !== 'object' || value === null) return [];
    const own = String((value as Record<string, unknown>)['@type'] ?? type);
    return Object.entries(value).flatMap(([key, inner]) => [
      { path, type: own, key, value: inner },
      ...claimsOf(path, inner, own),
    ]);
  }

  test('say only what the page says', () => {
    const unseen = claims.filter(
      ({ path, key, value }) => visible.includes(key) && !site.pages.get(path)?.text.includes(String(value)),
    );
    expect(claims.length).toBeGreaterThan(1000);
    expect(unseen).toEqual([]);
  });
  test('name only prices that stand on the page', () => {
    const prices = claims.filter(({ key }) => key === 'price');
    const unseen = prices.filter(
      ({ path, value }) =>
        !(value === 0 ? /\bfree\b/i : new RegExp(`[$€£] ?${moneyText(Number(value)).slice(1)}(?!\\.?\\d)`)).test(
          site.pages.get(path)?.text ?? '',
        ),
    );
    expect(prices.length).toBeGreaterThan(10);
    expect(unseen).toEqual([]);
  });
  test('hold no rating', () => expect(claims.filter(({ key, type }) => /rating/i.test(key + type))).toEqual([]));
  test('lead to pages that exist', () => {
    const addresses = claims.filter(
      ({ key, value }) => ['item', 'url', 'mainEntityOfPage'].includes(key) && String(value).startsWith(site.origin),
    );
    expect(addresses.filter(({ value }) => !site.pages.has(new URL(String(value)).pathname))).toEqual([]);
  });
});

describe('feeds', () => {
  const sorted = sortDrops(drops);
  const whole = sorted.slice(0, open);
  const slugs = [...new Set([...site.pages.values()].flatMap(({ links }) => links.get('alternate') ?? []))]
    .filter((path) => path.endsWith('.xml'))
    .map((path) => path.slice('/feeds/'.length, -'.xml'.length));

  test('exist for Fresh Drops and for each kind of tool, and are named on a page in words', () => {
    expect(slugs).toContain('fresh-drops');
    expect(slugs.length).toBeGreaterThan(20);
    expect(site.pages.get('/all-updates')?.text).toContain('RSS JSON Feed');
    expect(site.pages.get('/tools/video')?.text).toContain('RSS JSON Feed');
  });
  test.each(slugs)('%s is sound RSS 2.0', (slug) => {
    const xml = text(`feeds/${slug}.xml`);
    const items = [...xml.matchAll(/<item>(.*?)<\/item>/g)].map(([, item = '']) => item);
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?><rss version="2.0" xmlns:atom="http:\/\/www.w3.org\/2005\/Atom"><channel><title>[^<]+<\/title><description>[^<]+<\/description><link>[^<]+<\/link>/,
    );
    expect(xml).toContain(`<atom:link href="${site.origin}/feeds/${slug}.xml" rel="self" type="application/rss+xml"/>`);
    expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/);
    for (const item of items) {
      for (const tag of ['title', 'link', 'guid', 'description', 'pubDate'])
        expect(contentsOf(tag, item), tag).toHaveLength(1);
      expect(new Date(contentsOf('pubDate', item)[0] ?? '').getTime()).toBeLessThan(Date.now());
    }
    expect(new Set(contentsOf('guid', xml)).size).toBe(items.length);
  });
  test.each(slugs)('%s is a sound JSON Feed 1.1 with the same entries', (slug) => {
    const feed = JSON.parse(text(`feeds/${slug}.json`));
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringMatching(/./),
      feed_url: `${site.origin}/feeds/${slug}.json`,
      items: expect.any(Array),
    });
    for (const item of feed.items) {
      expect(item).toMatchObject({
        id: item.url,
        content_text: expect.stringMatching(/.{20}/),
        title: expect.stringMatching(/.{8}/),
      });
      expect(item.date_published).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
    }
    expect(feed.items.map(({ id }: { id: string }) => id)).toEqual(contentsOf('guid', text(`feeds/${slug}.xml`)));
  });
  test('carry the open drops and no trace of a locked one', () => {
    const ids = JSON.parse(text('feeds/fresh-drops.json')).items.map(({ id }: { id: string }) =>
      Number(/\d+$/.exec(id)?.[0]),
    );
    expect(ids).toEqual(whole.slice(0, 50).map(({ id }) => id));
    const all = slugs.flatMap((slug) => [text(`feeds/${slug}.xml`), text(`feeds/${slug}.json`)]).join('\n');
    const leaks = sorted
      .slice(open)
      .filter(
        ({ id, updateTitle, sourceUrl }) =>
          all.includes(`#drop-${id}<`) ||
          all.includes(`#drop-${id}"`) ||
          all.includes(updateTitle) ||
          (sourceUrl && !whole.some((drop) => drop.sourceUrl === sourceUrl) && all.includes(sourceUrl)),
      );
    expect(leaks).toEqual([]);
  });
});
