import { counted } from '#domain/text/counted.ts';
import { upperFirst } from '#domain/text/first-letter.ts';
import { deskPath } from '#domain/task/task-path.ts';
import { departments } from '#domain/tool/audience.ts';
import { listingPath } from '#domain/tool/catalogue/listing-path.ts';
import type { Listing } from '#domain/tool/catalogue/listing.schema.ts';
import type { SearchEntry, SearchGroup } from './search-entry.ts';

/** The pages that stand alone, with what a reader may call them. */
const SINGLE_PAGES: readonly [title: string, hint: string, path: string][] = [
  ['The Tools', 'Catalogue: every entry, A to Z', '/tools'],
  ['A to Z', 'Catalogue: names alone', '/tools/a-z'],
  ['Rights, side by side', 'Catalogue: paid work, uploads, indemnity, privacy in one table', '/tools/rights'],
  ['Tasks', 'Jobs by desk, and who does them', '/tasks'],
  ['Map of the field', 'Every job as a station, a line for each desk', '/map'],
  ['Client rules', 'May I use it for this client? Rights, plans, proof', '/rules'],
  ['Fresh Drops', 'What changed, dated', '/all-updates'],
  ['Take the quiz', 'Questions, then picks', '/quiz'],
  ['Tutorials', 'Lessons, videos', '/tutorials'],
  ['Recipes', 'Workflows over several tools, with cost and rights', '/recipes'],
  ['Creators', 'Channels that teach', '/creators'],
  ['Blog', 'Articles', '/blog'],
  ['Plans', 'Prices, Core, upgrade', '/subscribe'],
  ['Dashboard', 'Saved tools', '/dashboard'],
  ['Compare', 'Tools side by side', '/compare'],
  ['Account', 'Name, profile', '/account'],
  ['Project files', 'Proof for a client: tools, plans, rights on the day', '/projects'],
  ['Billing', 'Invoices, card, cancel', '/billing'],
  ['Privacy', 'Your data, mails, deletion', '/privacy'],
  ['Log in', 'Login, sign in', '/login'],
  ['Submit a tool', 'Suggest an entry', '/submit-tool'],
  ['Contact', 'Write to us', '/contact'],
  ['About', 'Rules of the guide', '/about'],
  ['Freshness', 'How much is confirmed', '/freshness'],
  ['Corrections', 'What was wrong, and since when', '/corrections'],
  ['Developers', 'API, MCP, OpenAPI, for machines', '/developers'],
  ['How we rank', 'Every number behind the order', '/how-we-rank'],
  ['Terms of Service', 'Terms', '/terms'],
];

/** What stands on pages of its own besides tools, tasks and drops. */
export interface SiteContent {
  /** Lessons of our own. */
  lessons: readonly { slug: string; title: string; desk: string; minutes: number }[];
  recipes: readonly { slug: string; title: string; job: string }[];
  tutorials: readonly { id: number; title: string; level: string; category: string }[];
  creators: readonly { name: string; id: string }[];
  articles: readonly { slug: string; title: string }[];
  /** With the number of tools in each, where it is known. */
  collections: readonly { collection: Pick<Listing, 'slug' | 'shelf' | 'label'>; count: number | null }[];
}

/** Every page besides tools, tasks and drops, as the search finds it: lessons, pages alone, collections, people, articles. */
export function sitePages({
  lessons,
  recipes,
  tutorials,
  creators,
  articles,
  collections,
}: SiteContent): SearchEntry[] {
  const entry = (group: SearchGroup, title: string, hint: string, path: string): SearchEntry => ({
    group,
    title,
    hint,
    path,
  });
  return [
    ...lessons.map(({ slug, title, desk, minutes }) =>
      entry('tutorials', title, `Our own, ${desk}, ${minutes} minutes`, `/lessons/${slug}`),
    ),
    ...tutorials.map(({ id, title, level, category }) =>
      entry('tutorials', title, `${level}, ${category}`, `/tutorial/${id}`),
    ),
    ...SINGLE_PAGES.map((fields) => entry('pages', ...fields)),
    ...departments.map((desk) =>
      entry('pages', `${upperFirst(desk)} desk`, 'Which tool fits which job', deskPath(desk)),
    ),
    ...collections.map(({ collection, count }) =>
      entry(
        'pages',
        collection.label,
        count === null ? 'Collection' : `Collection: ${counted(count, 'tool')}`,
        listingPath(collection),
      ),
    ),
    ...recipes.map(({ slug, title, job }) => entry('pages', title, `Recipe: ${job}`, `/recipes/${slug}`)),
    ...creators.map(({ name, id }) => entry('pages', name, 'Creator', `/creator/${id}`)),
    ...articles.map(({ slug, title }) => entry('pages', title, 'Article', `/blog/${slug}`)),
  ];
}
