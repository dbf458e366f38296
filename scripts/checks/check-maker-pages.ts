import { makerPageProblems } from '#domain/tool/is-makers-page.ts';
import type { MakerSites } from '#domain/tool/maker-sites.schema.ts';
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
  ];
}
