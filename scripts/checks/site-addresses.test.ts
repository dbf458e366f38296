import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { siteAddresses } from './site-addresses.ts';

it('knows fixed pages, tools, collections, articles, lessons and recipes, and no page-private parts', () => {
  const root = mkdtempSync(join(tmpdir(), 'addresses-'));
  for (const page of [
    'index.astro',
    'about.astro',
    'tools/a-z.astro',
    'tools/[collection].astro',
    'about/_components/plate.astro',
    'index.json.ts',
  ]) {
    const file = join(root, 'src/pages', page);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  const free = {
    slug: 'image-free',
    shelf: 'search',
    label: 'Free',
    title: 'Free',
    intro: 'Tools for nothing.',
  } as const;
  const addresses = siteAddresses(root, {
    toolIds: [7],
    collections: [{ ...free, words: [], rule: { budgets: ['free'] } }],
    tasks: [{ slug: 'make-images' }],
    articles: ['future-ai'],
    lessons: ['one-talk'],
    recipes: ['clips'],
  });
  expect([...addresses].sort()).toEqual([
    '/',
    '/about',
    '/blog/future-ai',
    '/lessons/one-talk',
    '/recipes/clips',
    '/search/image-free',
    '/tasks/make-images',
    '/tool-fluid/7',
    '/tools/a-z',
  ]);
});
