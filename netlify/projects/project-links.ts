import { logError } from '#netlify/http/log.ts';
import { linkKey } from '#netlify/stores/collection-store.ts';
import { removeOwned } from '#netlify/stores/person-index.ts';
import { ownedProjectLinks, projectLinks } from '#netlify/stores/project-store.ts';

/** Removes what led to sheets that are not shared any more; it would lead nowhere anyway. */
export async function forgetLinks(shareKeys: readonly string[]): Promise<void> {
  for (const key of shareKeys.map(linkKey)) {
    try {
      const link = await projectLinks.read(key);
      if (link) await removeOwned(ownedProjectLinks, key, link);
    } catch (error) {
      logError('project_link_left', error);
    }
  }
}
