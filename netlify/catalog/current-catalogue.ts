import { compareNames } from '#domain/tool/compare-names.ts';
import { mergeTools } from '#domain/tool/merge-tools.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { logError } from '#netlify/http/log.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';
import { UnreadableRecord } from '#netlify/stores/unreadable-record.ts';
import { readRevision, readToolHead } from '#netlify/stores/tool-store.ts';
import { builtUploads } from './built-uploads.ts';
import { allTools, fileTools } from './catalog.ts';

/** The catalogue at this moment: files and uploads in one. */
export interface Catalogue {
  /** Revision of the uploads in it; null when nothing is uploaded. */
  revision: string | null;
  /** False when the store did not answer: then it is the catalogue that the pages were built with. */
  isCurrent: boolean;
  /** Sorted by name. */
  tools: readonly Tool[];
  find(id: number): Tool | undefined;
}

const built = catalogueOf(builtUploads.revision, allTools);
/** The last merged catalogue: most requests meet the revision of the one before. */
let latest = built;

/** The catalogue with everything uploaded; a store that does not answer costs the uploads since the build, no answer. */
export async function currentCatalogue(): Promise<Catalogue> {
  try {
    const { revision } = await readToolHead();
    if (revision !== latest.revision)
      latest =
        revision === built.revision
          ? built
          : catalogueOf(revision, mergeTools(fileTools, await readRevision(revision)).sort(compareNames));
    return latest;
  } catch (error) {
    if (!(error instanceof StoreUnavailable || error instanceof UnreadableRecord)) throw error;
    logError('catalogue_without_uploads', error);
    return { ...built, isCurrent: false };
  }
}

function catalogueOf(revision: string | null, tools: readonly Tool[]): Catalogue {
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  return { revision, isCurrent: true, tools, find: (id) => byId.get(id) };
}
