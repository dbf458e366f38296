import type { MakerSites } from './maker-sites.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { ToolProblem } from '#domain/tool/editing/tool-problem.ts';

/**
 * Whether a page is the maker's own: it stands on the site of the tool's link, on a part of it, or on one of the other
 * sites that the maker writes. A copy elsewhere, however exact, is somebody else's page.
 * @param page web address of the page
 * @param link web address of the tool
 * @param sites other sites of the maker: hosts, or hosts with the first folder
 */
function isMakersPage(page: string, link: string, sites: readonly string[] = []): boolean {
  const { hostname, pathname } = new URL(page);
  return [...(URL.canParse(link) ? [new URL(link).hostname] : []), ...sites].some((site) => {
    const [host = '', folder] = site.replace(/^www\./, '').split('/');
    const isOnHost = hostname === host || hostname.endsWith(`.${host}`);
    return isOnHost && (folder === undefined || pathname.split('/')[1] === folder);
  });
}

/** A page that is called the maker's own and is not. */
interface MakerPageProblem extends ToolProblem {
  value: string;
}

/**
 * Sources of the kind “maker” that stands on a site which is not the maker's.
 * @param sites where else than on its own site a maker publishes, by slug
 */
export function makerPageProblems({ slug, link, sources }: Tool, sites: MakerSites): MakerPageProblem[] {
  return Object.entries(sources).flatMap(([name, { kind, page, copy }]): MakerPageProblem[] => {
    if (kind !== 'maker' || isMakersPage(copy ?? page, link, sites[slug])) return [];
    const remedy =
      'a page on another site is a copy: call it a terms archive, a dated transcription or press, or have its site named in data/maker-sites.json when the maker writes it';
    return [{ field: `sources.${name}`, value: copy ?? page, remedy }];
  });
}
