import { dropDateText } from '#domain/drop/drop-log.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { sitePages } from '#domain/search/site-pages.ts';
import { allArticles } from './articles.ts';
import { filledListings } from './listings.ts';
import { publicDrops } from './drops.ts';
import { allLessons } from './lessons.ts';
import { allRecipes } from './recipes.ts';
import { allCreators, allTutorials } from './tutorials.ts';

/** What the search palette finds besides tools and tasks. Of the drops only those that everybody may read. */
export async function searchEntries(): Promise<SearchEntry[]> {
  const filled = await filledListings('category', 'department', 'search', 'top');
  const drops = await publicDrops();
  return [
    ...sitePages({
      lessons: (await allLessons()).map(({ id, data }) => ({ slug: id, ...data })),
      recipes: await allRecipes(),
      tutorials: await allTutorials(),
      creators: await allCreators(),
      articles: (await allArticles()).map(({ id, data }) => ({ slug: id, title: data.title })),
      collections: filled
        .filter(({ tools }) => tools.length > 0)
        .map(({ collection, tools }) => ({ collection, count: tools.length })),
    }),
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
  ];
}
