import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listingPath } from '#domain/tool/catalogue/listing-path.ts';
import { taskPath } from '#domain/task/task-path.ts';
import type { Listing } from '#domain/tool/catalogue/listing.schema.ts';

/** What dynamic pages are made from. */
interface AddressSources {
  toolIds: readonly number[];
  collections: readonly Listing[];
  tasks: readonly { slug: string }[];
  /** File names of `data/blog/` without `.md`. */
  articles: readonly string[];
  /** File names of `data/lessons/` without `.md`. */
  lessons: readonly string[];
  /** Slugs of `data/recipes/`. */
  recipes: readonly string[];
}

/** The addresses that our own texts may link to: fixed pages of `src/pages/`, tools, collections, tasks, articles, lessons, recipes. */
export function siteAddresses(
  root: string,
  { toolIds, collections, tasks, articles, lessons, recipes }: AddressSources,
): Set<string> {
  return new Set([
    ...fixedPages(join(root, 'src/pages')),
    ...toolIds.map((id) => `/tool-fluid/${id}`),
    ...collections.map(listingPath),
    ...tasks.map(taskPath),
    ...articles.map((slug) => `/blog/${slug}`),
    ...lessons.map((slug) => `/lessons/${slug}`),
    ...recipes.map((slug) => `/recipes/${slug}`),
  ]);
}

function fixedPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.astro') && !path.includes('[') && !path.includes('_components'))
    .map(
      (path) =>
        `/${path
          .replaceAll('\\', '/')
          .replace(/\.astro$/, '')
          .replace(/(^|\/)index$/, '')}`,
    );
}
