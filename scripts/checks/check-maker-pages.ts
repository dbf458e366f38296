import { makerPageProblems } from '#domain/tool/evidence/maker-page-problems.ts';
import type { MakerSites } from '#domain/tool/evidence/maker-sites.schema.ts';
import { valuesByList } from '#domain/tool/evidence/values-by-list.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

const FILE = 'data/maker-sites.json';

/** Evidence of the kind “maker” stands on a site that the maker writes; every other site named for a tool is used by it. */
export function checkMakerPages(sites: MakerSites, { tools }: DataSet): Problem[] {
  const slugs = new Set(tools.map(({ content }) => content.slug));
  return [
    ...Object.keys(sites)
      .filter((slug) => !slugs.has(slug))
      .map((slug) => ({ file: FILE, field: `sites.${slug}`, remedy: 'no tool has this slug: correct or remove it' })),
    ...tools.flatMap(({ file, content }) =>
      makerPageProblems(content, sites).map((problem): Problem => ({ file, ...problem })),
    ),
    ...tools.flatMap(({ file, content }) =>
      rivalPages(content, tools).map((problem): Problem => ({ file, ...problem })),
    ),
  ];
}

/** Sites on which many makers write: a page there is nobody's own. */
const SHARED = /(^|\.)(github\.com|githubusercontent\.com|huggingface\.co|google\.com|crisp\.help|notion\.site)$/;

/** Sources on the site of another tool's maker: what one sells proves nothing about another. */
function rivalPages({ slug, maker, link, sources }: Tool, tools: DataSet['tools']): Omit<Problem, 'file'>[] {
  const others = tools.flatMap(({ content }) =>
    content.slug !== slug && content.maker !== maker && URL.canParse(content.link) && URL.canParse(link)
      ? [{ name: content.name, host: new URL(content.link).hostname.replace(/^www\./, '') }]
      : [],
  );
  return Object.entries(sources).flatMap(([name, { page, copy }]) =>
    [page, copy].flatMap((address) => {
      const host = address === null ? '' : new URL(address).hostname.replace(/^www\./, '');
      const rival = SHARED.test(host) ? undefined : others.find((other) => host === other.host);
      return rival === undefined || host === new URL(link).hostname.replace(/^www\./, '')
        ? []
        : [
            {
              field: `sources.${name}`,
              value: address ?? '',
              remedy: `this is the site of ${rival.name}: what another maker says of it proves nothing`,
            },
          ];
    }),
  );
}

/** Values that may rest on one list alone, in the whole catalogue. */
const MAX_ON_ONE_LIST = 30;

/** Lists of somebody else on which more values rest than one reader may carry. */
export function checkLists({ tools }: DataSet): Problem[] {
  const carried = new Map<string, number>();
  for (const { content } of tools)
    for (const list of valuesByList(content)) carried.set(list, (carried.get(list) ?? 0) + 1);
  return [...carried]
    .filter(([, count]) => count > MAX_ON_ONE_LIST)
    .map(([list, count]) => ({
      file: 'data/tools',
      value: list,
      remedy: `${count} values rest on this list alone, at most ${MAX_ON_ONE_LIST} may: find the maker's words, or let values be “not read”`,
    }));
}
