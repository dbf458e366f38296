/** The host of an address without `www.`, as people call a site. */
export function siteName(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}
