import type { SearchAnswer, SearchedTool } from '#api/search.ts';
import { madeOnce } from '#domain/memo/made-once.ts';
import { prepareEntries } from '#domain/search/search-entry.ts';
import { searchEntries } from '#domain/search/search-entries.ts';
import type { FoundTool } from '#domain/search/found.ts';
import { firstTasks } from '#domain/search/first-tasks.ts';
import { sitePages } from '#domain/search/site-pages.ts';
import { whyFound } from '#domain/search/why-found.ts';
import { taskPath } from '#domain/task/task-path.ts';
import { markedPrice } from '#domain/tool/price.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { siteContent } from './site-content.ts';
import { allTasks } from './tasks.ts';
import type { Catalogue } from './current-catalogue.ts';
import { findInGuide } from './find-in-guide.ts';

const pages = madeOnce(() => prepareEntries(sitePages(siteContent)));

/** What a catalogue and the site's pages have for a search; at most `limit` of a kind, best first. */
export function searchCatalogue(catalogue: Catalogue, query: string, limit: number): SearchAnswer {
  const { didYouMean, notRead, tools, tasks } = findInGuide(catalogue.tools, query);
  const found = tools.length + tasks.length > 0 ? tasks.map(({ task }) => task) : firstTasks(allTasks, catalogue.tools);
  return {
    query,
    ...(didYouMean === null ? {} : { didYouMean }),
    ...(notRead === null ? {} : { notRead }),
    tools: tools.slice(0, limit).flatMap((one) => toSearchedTool(one, catalogue)),
    tasks: found.slice(0, limit).map(({ slug, title }) => ({ slug, title, path: taskPath({ slug }) })),
    pages: searchEntries(pages(), didYouMean ?? query, limit)
      .flatMap(({ entries }) => entries)
      .slice(0, limit)
      .map(({ title, path }) => ({ title, path })),
  };
}

function toSearchedTool(found: FoundTool, { find }: Catalogue): SearchedTool[] {
  const tool = find(found.tool.id);
  if (!tool) return [];
  const why = whyFound(found, (slug) => allTasks.find((task) => task.slug === slug)?.title);
  const { id, slug, name } = tool;
  return [{ id, slug, name, why, price: markedPrice(tool, 'Free to start'), path: toolPath(tool) }];
}
