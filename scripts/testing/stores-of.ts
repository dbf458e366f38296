import { type SiteStores, openSiteStores } from '../commands/backup/site-stores.ts';
import type { SiteUnderTest } from './site-under-test.ts';

/** All stores of a site under test, as a backup reads them. */
export function storesOf({ blobs: { url, token } }: Pick<SiteUnderTest, 'blobs'>): SiteStores {
  return openSiteStores({ siteID: 'local', token, edgeURL: url, uncachedEdgeURL: url }, 'dev');
}
