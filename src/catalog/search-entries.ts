import { dropDateText } from '#domain/drop/drop-date-text.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { allArticles } from './articles.ts';
import { collectionLinks } from './collections.ts';
import { allCreators } from './creators.ts';
import { publicDrops } from './drops.ts';
import { allTutorials } from './tutorials.ts';

/** The pages that stand alone, with what a reader may call them. */
const singlePages: readonly [title: string, hint: string, path: string][] = [
  ['The Tools', 'Catalogue: every entry, A to Z', '/tools'],
  ['A to Z', 'Catalogue: names alone', '/tools/a-z'],
  ['Fresh Drops', 'What changed, dated', '/all-updates'],
  ['Take the quiz', 'Questions, then picks', '/quiz'],
  ['Tutorials', 'Lessons, videos', '/tutorials'],
  ['Creators', 'Channels that teach', '/creators'],
  ['Blog', 'Articles', '/blog'],
  ['Plans', 'Prices, Core, upgrade', '/subscribe'],
  ['Dashboard', 'Saved tools', '/dashboard'],
  ['Compare', 'Tools side by side', '/compare'],
  ['Account', 'Name, profile', '/account'],
  ['Billing', 'Invoices, card, cancel', '/billing'],
  ['Privacy', 'Your data, mails, deletion', '/privacy'],
  ['Login', 'Sign in', '/login'],
  ['Submit a tool', 'Suggest an entry', '/submit-tool'],
  ['Contact', 'Write to us', '/contact'],
  ['About', 'Rules of the guide', '/about'],
  ['Freshness', 'How much is confirmed', '/freshness'],
  ['Terms of Service', 'Terms', '/terms'],
];

/** What the search palette finds besides tools. Of the drops only those that everybody may read. */
export async function searchEntries(): Promise<SearchEntry[]> {
  const page = (title: string, hint: string, path: string): SearchEntry => ({ group: 'pages', title, hint, path });
  const tutorials = await allTutorials();
  const drops = await publicDrops();
  const links = await collectionLinks('category', 'department', 'search', 'top');
  return [
    ...tutorials.map(
      ({ id, title, level, category }): SearchEntry => ({
        group: 'tutorials',
        title,
        hint: `${level}, ${category}`,
        path: `/tutorial/${id}`,
      }),
    ),
    ...drops.flatMap((drop): SearchEntry[] =>
      drop.locked
        ? []
        : [
            {
              group: 'drops',
              title: `${drop.toolName}: ${drop.updateTitle}`,
              hint: dropDateText(drop.releaseDate),
              path: `/all-updates#drop-${drop.id}`,
            },
          ],
    ),
    ...singlePages.map((fields) => page(...fields)),
    ...links.map(({ label, path, count }) =>
      page(label, count === 1 ? 'Collection: 1 tool' : `Collection: ${count} tools`, path),
    ),
    ...(await allCreators()).map(({ name, id }) => page(name, 'Creator', `/creator/${id}`)),
    ...(await allArticles()).map(({ id, data }) => page(data.title, 'Article', `/blog/${id}`)),
  ];
}
