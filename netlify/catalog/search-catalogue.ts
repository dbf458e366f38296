import type { SearchAnswer } from '#api/search.ts';
import { readOnce } from '#netlify/stores/read-once.ts';
import { type PreparedEntry, prepareEntries } from '#domain/search/search-entry.ts';
import { searchEntries } from '#domain/search/search-entries.ts';
import type { ResultTool } from '#domain/search/search-results.ts';
import { firstTasks } from '#domain/search/first-tasks.ts';
import { sitePages } from '#domain/search/site-pages.ts';
import { whyFirst } from '#domain/search/why-first.ts';
import { whyFound } from '#domain/search/why-found.ts';
import { taskPath } from '#domain/task/task-path.ts';
import { shortPriceLine } from '#domain/tool/plan/two-prices.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { siteContent } from './site-content.ts';
import { type Catalogue, currentCatalogue } from './current-catalogue.ts';
import { findInGuide, type SpokenWords, spokenWords } from './find-in-guide.ts';

const pages = readOnce(async () => prepareEntries(sitePages(await siteContent())));

/** What a search looks through. */
export interface SearchedGuide extends SpokenWords {
  catalogue: Catalogue;
  /** Pages besides tools, tasks and drops. */
  pages: readonly PreparedEntry[];
}

/** The guide of this moment. @throws StoreUnavailable */
export async function searchedGuide(): Promise<SearchedGuide> {
  const [catalogue, spoken, entries] = await Promise.all([currentCatalogue(), spokenWords(), pages()]);
  return { catalogue, ...spoken, pages: entries };
}

/** What the guide has for a search; at most `limit` of a kind, best first. */
export function searchCatalogue(guide: SearchedGuide, query: string, limit: number): SearchAnswer {
  const { catalogue } = guide;
  const { didYouMean, notRead, tools, tasks } = findInGuide(catalogue.tools, guide, query);
  const found =
    tools.length + tasks.length > 0 ? tasks.map(({ task }) => task) : firstTasks(guide.tasks, catalogue.tools);
  const ahead = tools[0] ? whyFirst(tools[0], tools[1]) : null;
  return {
    query,
    ...(didYouMean === null ? {} : { didYouMean }),
    ...(notRead === null ? {} : { notRead }),
    ...(ahead === null ? {} : { whyFirst: ahead }),
    tools: tools.slice(0, limit).flatMap((one) => toSearchedTool(one, guide)),
    tasks: found.slice(0, limit).map(({ slug, title }) => ({ slug, title, path: taskPath({ slug }) })),
    pages: searchEntries(guide.pages, didYouMean ?? query, limit)
      .flatMap(({ entries }) => entries)
      .slice(0, limit)
      .map(({ title, path }) => ({ title, path })),
  };
}

function toSearchedTool(found: ResultTool, { catalogue, tasks }: SearchedGuide): SearchAnswer['tools'][number][] {
  const tool = catalogue.find(found.tool.id);
  if (!tool) return [];
  const why = whyFound(found, (slug) => tasks.find((task) => task.slug === slug)?.title);
  const { id, slug, name } = tool;
  return [{ id, slug, name, why, price: shortPriceLine(tool), path: toolPath(tool) }];
}
