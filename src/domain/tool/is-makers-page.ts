/**
 * Whether a page is the maker's own: it stands on the site of the tool's link, on a part of it, or on one of the other
 * sites that the maker writes. A copy elsewhere, however exact, is somebody else's page.
 * @param page web address of the page
 * @param link web address of the tool
 * @param sites other sites of the maker: hosts, or hosts with the first folder
 */
export function isMakersPage(page: string, link: string, sites: readonly string[] = []): boolean {
  const { hostname, pathname } = new URL(page);
  return [new URL(link).hostname, ...sites].some((site) => {
    const [host = '', folder] = site.replace(/^www\./, '').split('/');
    const isOnHost = hostname === host || hostname.endsWith(`.${host}`);
    return isOnHost && (folder === undefined || pathname.split('/')[1] === folder);
  });
}
