import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readBuiltSite } from './built-site.ts';
import { earTagOf } from '#domain/tool/ear-tag.ts';
import { fileTools } from '#testing/built-catalogue.ts';

const site = readBuiltSite();
const pages = [...site.pages].map(([path, page]) => ({ path, ...page, own: page.canonical === site.origin + path }));
const listed = pages.filter(({ isIndexable }) => isIndexable);
const one = (values: string[] | undefined) =>
  values?.length === 1 ? (values[0] ?? '') : `${values?.length ?? 0} of them`;

/** What a rule says of the pages that break it; nothing when all keep it. */
function faults(rule: (page: (typeof pages)[number]) => unknown): string[] {
  return pages.flatMap((page) => {
    const complaint = rule(page);
    return complaint ? [`${page.path}: ${String(complaint)}`] : [];
  });
}

describe('pages that a browser may make ready before anybody has asked for them', () => {
  const { prerender } = JSON.parse(site.read('speculation-rules.json').toString()) as {
    prerender: { where: { and: [{ href_matches: string[] }] } }[];
  };
  const patterns = prerender[0]?.where.and[0].href_matches.map((path) => new URLPattern(path, site.origin)) ?? [];
  const found = patterns.map((pattern) => pages.filter(({ path }) => pattern.test(site.origin + path)));
  /** Scripts of their own that only wait for a click or a scroll. */
  const WAITING = /^\/_astro\/(all-updates|_slug_|rights)\.astro_/;

  test('are those that most readers go on to', () => {
    expect(patterns.filter((_, index) => found[index]?.length === 0).map(({ pathname }) => pathname)).toEqual([]);
    for (const path of ['/about', '/tools', '/tasks', '/all-updates', '/tool-fluid/1'])
      expect(found.flat().map((page) => page.path)).toContain(path);
  });
  test('do nothing until they are shown', () => {
    const wrong = found.flat().flatMap(({ path }) => {
      const html = site.read(`${path}.html`).toString();
      const scripts = [...html.matchAll(/<script type="module"(?: src="([^"]*)")?/g)].map(([, src = 'inline']) => src);
      const isReadOnly = html.includes('document.prerendering||') && !html.includes('data-own-page');
      return isReadOnly && scripts.every((src) => WAITING.test(src)) ? [] : [`${path}: ${scripts.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the head of every page', () => {
  test('names it in at most 70 characters over one first heading', () => {
    expect(pages.length).toBeGreaterThan(150);
    expect(faults(({ title }) => (title.length < 3 || title.length > 70) && title)).toEqual([]);
    expect(faults(({ headings }) => headings.length !== 1 && headings.join(' | '))).toEqual([]);
  });
  test('describes it in 50 to 170 characters', () => {
    expect(
      faults(({ meta }) => !/^.{50,170}$/su.test(one(meta.get('description'))) && one(meta.get('description'))),
    ).toEqual([]);
  });
  test.each(['title', 'description'] as const)('has a %s that no other listed page has', (field) => {
    const byText = Map.groupBy(listed, ({ title, meta }) => (field === 'title' ? title : one(meta.get('description'))));
    expect(
      [...byText]
        .filter(([, same]) => same.length > 1)
        .map(([text, same]) => `${same.map(({ path }) => path).join(', ')}: ${text}`),
    ).toEqual([]);
  });
  test('names a canonical page that exists, itself if it is to be found', () => {
    expect(
      faults(
        ({ canonical }) =>
          !(canonical.startsWith(`${site.origin}/`) && site.pages.has(new URL(canonical).pathname)) && canonical,
      ),
    ).toEqual([]);
    expect(faults(({ isIndexable, own, canonical }) => isIndexable && !own && canonical)).toEqual([]);
  });
  test('gives link previews what they need', () => {
    const wrong = faults(({ title, canonical, meta }) => {
      const said = {
        'og:title': title,
        'og:url': canonical,
        'og:description': one(meta.get('description')),
        'og:site_name': 'Yak',
        'og:type': 'website',
        'twitter:card': 'summary_large_image',
      };
      return Object.entries(said).find(([name, value]) => one(meta.get(name)) !== value);
    });
    expect(wrong).toEqual([]);
    expect(faults(({ meta }) => one(meta.get('og:image:alt')).length < 20 && 'no words for the picture')).toEqual([]);
  });
  test('names a picture of the right size and weight that is there', async () => {
    const images = new Set(pages.map(({ meta }) => one(meta.get('og:image'))));
    for (const image of images) {
      expect(image.startsWith(`${site.origin}/share/`), image).toBe(true);
      const bytes = site.read(new URL(image).pathname);
      expect(bytes.length, image).toBeLessThanOrEqual(60_000);
      expect(await sharp(bytes).metadata(), image).toMatchObject({ format: 'png', width: 1200, height: 630 });
    }
    expect(images.size).toBeGreaterThan(100);
    expect(site.has('share/plan.json')).toBe(false);
  });
  test('gives each tool a picture of its own, to its older editions as well', () => {
    const current = pages.filter(({ path }) => path.startsWith('/tool-fluid/'));
    expect(new Set(current.map(({ meta }) => one(meta.get('og:image')))).size).toBe(current.length);
    const older = pages.filter(({ path }) => path.startsWith('/tool-old/'));
    expect(
      older.filter(
        ({ meta, canonical }) =>
          one(meta.get('og:image')) !== one(site.pages.get(new URL(canonical).pathname)?.meta.get('og:image')),
      ),
    ).toEqual([]);
  });
  test('names icons, manifest and feeds that exist', () => {
    const files = new Set(
      pages.flatMap(({ links }) =>
        ['icon', 'apple-touch-icon', 'manifest', 'alternate'].flatMap((relation) => links.get(relation) ?? []),
      ),
    );
    expect(files.size).toBeGreaterThan(6);
    expect([...files].filter((file) => !site.has(file))).toEqual([]);
  });
});

test('a tool page with its styles weighs at most 17 kB for a browser, half of them less than comes in the first round trip', () => {
  const weights = [...site.pages.keys()]
    .filter((path) => path.startsWith('/tool-fluid/'))
    .map((path) => brotliCompressSync(site.read(`${path}.html`)).length)
    .sort((a, b) => a - b);
  expect(weights.at(-1)).toBeLessThanOrEqual(17_000);
  expect(weights[weights.length >> 1]).toBeLessThanOrEqual(14_600);
});

test('each listed page and each room of the desk has a link from another page', () => {
  const linked = new Map<string, Set<string>>();
  for (const { path } of pages)
    for (const [, to = ''] of site
      .read(path === '/' ? '/index.html' : `${path}.html`)
      .toString()
      .matchAll(/ href="(\/[^"#?]*)/g))
      linked.set(to, (linked.get(to) ?? new Set()).add(path));
  const lonely = pages.filter(
    ({ path, isIndexable }) =>
      (isIndexable || path.startsWith('/admin/')) && !linked.get(path)?.difference(new Set([path])).size,
  );
  expect(lonely.map(({ path }) => `${path}: link to it from where its readers are`)).toEqual([]);
});

test('the manifest names icons of the sizes they have', async () => {
  const manifest = JSON.parse(site.read('site.webmanifest').toString());
  expect(manifest).toMatchObject({
    short_name: 'Yak',
    start_url: '/',
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  for (const { src, sizes, type } of manifest.icons) {
    if (type === 'image/svg+xml') continue;
    const { width, height, format } = await sharp(site.read(src)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
});

test.each(['index.html', 'tools.html', 'tool-fluid/1.html', 'quiz.html', 'dashboard.html'])(
  '%s asks for one script file before somebody acts, and that one for no other',
  (page) => {
    const html = site.read(page).toString();
    const own = [...html.matchAll(/<script [^>]*src="([^"?]+)/g)].map(([, path]) => path ?? '');
    const afterPaint = [...html.matchAll(/\bimport\("([^"?]+)[^"]*"\)/g)].map(([, path]) => path ?? '');
    const shared = [...own, ...afterPaint].filter((path) => path.includes('site-header'));
    expect(shared).toHaveLength(1);
    expect(afterPaint).toHaveLength(page === 'quiz.html' || page === 'dashboard.html' ? 0 : 1);
    if (page !== 'index.html') expect([...own, ...afterPaint]).toEqual(shared);
    if (page.startsWith('tool')) expect(html.match(/<img /g)?.length ?? 0).toBeLessThanOrEqual(1);
    const files = new Set([...own, ...afterPaint]);
    for (const path of files)
      for (const [, next] of site
        .read(path)
        .toString()
        .matchAll(/(?:\bfrom|\bimport)"\.\/([^"?]+)/g))
        files.add(`/_astro/${next}`);
    expect([...files].filter((path) => path.includes('/react.'))).toEqual([]);
    for (const path of shared)
      expect(site.read(path).toString()).not.toMatch(/(^|[;}])import\s*(["'`]|[\w*{][^;(]*from)/);
  },
);

test('a room of the desk is small and carries no tool, so it is as large with ten thousand of them', () => {
  const rooms = [...site.pages.keys()].filter((path) => /^\/(admin|data-upload)/.test(path));
  expect(rooms.length).toBeGreaterThan(14);
  for (const path of rooms) {
    const html = site.read(`${path.slice(1)}.html`).toString();
    const carried = fileTools.filter(({ name, slug }) =>
      [name, slug].some((word) => html.includes(`&quot;${word}&quot;`)),
    );
    expect([path, carried.map(({ name }) => name)]).toEqual([path, []]);
    expect(Buffer.byteLength(html)).toBeLessThan(150_000);
  }
});

describe('pictures read alone', () => {
  const html = (path: string) => site.read(`${path.slice(1)}.html`).toString();

  const drawnOn = (kind: string, picture: RegExp) =>
    pages.flatMap(({ path }) => {
      const drawn = path.startsWith(kind) ? picture.exec(html(path))?.[1] : undefined;
      return drawn ? [{ path, words: [...drawn.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, text]) => text) }] : [];
    });

  test('amounts stand on the steps of plans, of the first paid one with what they are paid for', () => {
    const drawn = drawnOn('/tool-fluid/', /<div[^>]* data-steps[^>]*>(.*?)<\/div>/s);
    expect(drawn.length).toBeGreaterThan(60);
    const paid = /^(?:[$€£¥][\d,.]+|[A-Z]{3} [\d,.]+)\*? (?:a|an|once|by)\b.*$/;
    const first = (words: readonly (string | undefined)[]) => words.find((text = '') => /[1-9]/.test(text)) ?? '';
    expect(drawn.filter(({ words }) => !paid.test(first(words)))).toEqual([]);
  });

  test('amounts stand on the ladder of prices, from nothing up, with what they are paid for', () => {
    const drawn = drawnOn(
      '/tasks/',
      /<t[hd][^>]*>(?:<span[^>]*aria-hidden="true">)?<svg[^>]*>((?:<text.*?<\/text>)+)<\/svg>/,
    );
    expect(drawn.length).toBeGreaterThan(60);
    expect(
      drawn.filter(({ words }) => words[0] !== 'US dollars a month' || words[1] !== '$0' || words.length < 3),
    ).toEqual([]);
  });

  test('the page of a desk has its jobs by phase, those of one as /tasks has them, a line each: the tool that stands first on the page of the job, its fit and price, what becomes of uploads or that nobody has read it, and the others', () => {
    const desks = pages.filter(({ path }) => path.startsWith('/desks/'));
    const toldOfUploads = /<td[^>]* class="uploads"[^>]*><i[^>]*>Uploads<\/i> <span[^>]*>(?!not read yet)\w/;
    expect(desks).toHaveLength(5);
    for (const { path } of desks) {
      const page = html(path);
      const lines = [...page.matchAll(/<tr role="row"[^>]*><th scope="row".*?<\/tr>/gs)].map(([line]) => line);
      const jobs = lines.map((line) => /<a href="(\/tasks\/[^"#]+)"/.exec(line)?.[1] ?? '');
      const own = /<section class="desk desk-(\w+)".*?<\/section>/gs;
      const listed = [...html('/tasks').matchAll(own)].find(([, desk]) => path === `/desks/${desk}`)?.[0] ?? '';
      const order = [...listed.matchAll(/href="(\/tasks\/[^"]+)"/g)].map(([, href = '']) => href);
      expect(jobs.toSorted()).toEqual(order.toSorted());
      const phases = [...page.matchAll(/<tbody role="rowgroup" id="(\w+)".*?<\/tbody>/gs)].map(([whole, id]) => {
        const own = jobs.filter((job) => whole.includes(`<a href="${job}"`));
        expect(own).toEqual(order.filter((job) => own.includes(job)));
        return { id, count: own.length };
      });
      const jumps = [...page.matchAll(/<a href="#(\w+)"[^>]*>\s*<i[^>]*>(\d+)<\/i>/g)];
      expect(phases.length).toBeGreaterThan(3);
      expect(jumps.map(([, id, count]) => ({ id, count: Number(count) }))).toEqual(phases);
      for (const [place, line] of lines.entries()) {
        const [best = '', ...others] = [...line.matchAll(/<a href="\/tool-fluid\/(\d+)"/g)].map(
          ([, id]) => `tool-${id}`,
        );
        const job = html(jobs[place] ?? '');
        expect(best).toBe(/<li id="(tool-\d+)"/.exec(job)?.[1]);
        expect(/data-fit="([^"]+)"[^>]*>([^<]+)</.exec(line)?.slice(1)).toEqual(
          /<section class="fit" data-fit="([^"]+)"[^>]*>.*?<h2[^>]*>\s*([\w ]+?)\s*</s.exec(job)?.slice(1),
        );
        for (const other of others) expect(job).toContain(`<li id="${other}"`);
        const [, at = jobs[place], more = '0'] = /<a href="([^"]+)"[^>]*>(\d+)\u00a0more</.exec(line) ?? [];
        expect(at).toBe(jobs[place]);
        expect(others.length + Number(more)).toBe(job.match(/<li id="tool-\d+"/g)!.length - 1);
        expect(line).toMatch(
          /<td[^>]* class="price"[^>]*><i[^>]*>Price<\/i> <span[^>]*><b[^>]*>(Free|From|Price|No longer sold|[$€£]\d)/,
        );
        expect(line).toMatch(/<td[^>]* class="paid"[^>]*><i[^>]*>Paid work<\/i> <span[^>]*>\w/);
        const unread = fileTools.some((tool) => `tool-${tool.id}` === best && earTagOf(tool).uploads === 'unread');
        expect(toldOfUploads.test(line)).toBe(!unread);
      }
      // Where nobody has read of uploads, the cell says so: what stands under the lines counts the others.
      const told = lines.filter((line) => toldOfUploads.test(line)).length;
      expect(
        lines.filter((line) => /class="uploads"[^>]*><i[^>]*>Uploads<\/i> <span[^>]*>not read yet</.test(line)),
      ).toHaveLength(lines.length - told);
      expect(page).toContain(`Uploads are read for ${told} of ${lines.length} jobs.`);
      // What comes in the first round trip: each of up to 50 jobs says on what paid work hangs.
      expect(brotliCompressSync(page).length).toBeLessThanOrEqual(14_000);
    }
  });

  test('each letter beside /tools leads to the first row that begins with it, or to its names', () => {
    const page = html('/tools');
    const [rail = ''] = /<nav class="letters".*?<\/nav>/s.exec(page) ?? [];
    const letters = [...rail.matchAll(/<a href="([^"]*)#([^"]+)"[^>]*>([^<]+)</g)];
    expect(letters.length).toBeGreaterThan(20);
    const rows = new Map(
      [...page.matchAll(/<li (?:id="([^"]+)" )?class="[^"]*spine-[^>]*>.*?<b>([^<]+)/gs)].map(([, id, name]) => [
        name ?? '',
        id,
      ]),
    );
    const first = new Map(
      [...rows].toReversed().map(([name, id]) => [name.normalize('NFD').charAt(0).toUpperCase(), id]),
    );
    for (const [, path, id, letter = ''] of letters) {
      if (path === '') expect(id).toBe(first.get(letter));
      else expect(html(path ?? '')).toMatch(new RegExp(`<section id="${id}"[^>]*>\\s*<h2[^>]*>${letter}<`));
      expect(path === '').toBe(first.has(letter));
    }
  });

  test('a recipe shows each of its tools with a plate and a price, and their sum', () => {
    const recipes = pages.filter(({ path }) => path.startsWith('/recipes/'));
    expect(recipes.length).toBeGreaterThan(10);
    for (const { path } of recipes) {
      const [strip = ''] = /<ol class="strip".*?<\/ol>/s.exec(html(path)) ?? [];
      const steps = [...html(path).matchAll(/<li id="(step-\d+)"/g)].map(([, id]) => id);
      expect([...strip.matchAll(/<svg class="plate".*?href="#(step-\d+)"/gs)].map(([, id]) => id)).toEqual(steps);
      expect(strip).toMatch(/<li class="sum"[^>]*>\s*<b[^>]*>(?:[^<]*\$\d[^<]*|Free plans?\*?)<\/b>/);
    }
  });
});
