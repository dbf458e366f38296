import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';

/**
 * The sitemap of a built site. What belongs into it and when it changed is read from the pages themselves, so that the
 * two cannot differ: a page that says `noindex` or names another page as the canonical one is left out, and
 * `og:updated_time` becomes `lastmod`.
 */
export function indexablePages(): AstroIntegration {
  let folder = '';
  /** The days of the pages that are listed. */
  const changedOn = new Map<string, string | null>();
  const plugin = sitemap({
    filter: (address) => {
      const head = readHead(join(folder, pageFile(address)));
      changedOn.set(address, changedDay(head));
      return isIndexable(head, address);
    },
    serialize: (item) => {
      const lastmod = changedOn.get(item.url);
      return lastmod ? { ...item, lastmod } : item;
    },
  });
  const write = plugin.hooks['astro:build:done'];
  if (!write) throw new Error('@astrojs/sitemap no longer writes its files in astro:build:done');
  plugin.hooks['astro:build:done'] = (params) => {
    folder = fileURLToPath(params.dir);
    return write(params);
  };
  return plugin;
}

/** The file of a page, from the folder of the built site: pages are written as files, not folders (build.format). */
export function pageFile(address: string): string {
  const path = decodeURIComponent(new URL(address).pathname);
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Whether a search engine may list the page under this address. */
export function isIndexable(head: string, address: string): boolean {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
  return !/<meta name="robots" content="noindex/.test(head) && canonical === address;
}

/** The day of the newest fact on the page, if it names one. */
export function changedDay(head: string): string | null {
  return /<meta property="og:updated_time" content="(\d{4}-\d{2}-\d{2})"/.exec(head)?.[1] ?? null;
}

/** The first bytes of a page, where layouts/page-head.astro says all this: of ten thousand pages the rest is long. */
function readHead(file: string): string {
  const bytes = Buffer.alloc(8192);
  const handle = openSync(file, 'r');
  const length = readSync(handle, bytes);
  closeSync(handle);
  return bytes.toString('utf8', 0, length).replace(/<\/head>.*/s, '');
}
