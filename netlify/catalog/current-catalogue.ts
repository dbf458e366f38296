import type { Save } from '#domain/account/user.ts';
import { compareNames } from '#domain/tool/compare-names.ts';
import { mergeTools } from '#domain/tool/merge-tools.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { logError } from '#netlify/http/log.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';
import { UnreadableRecord } from '#netlify/stores/unreadable-record.ts';
import { readRevision, readToolHead } from '#netlify/stores/tool-store.ts';
import { allTools, builtUploads, fileTools } from './catalog.ts';

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

const fileIds = new Set(fileTools.map(({ id }) => id));
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

/**
 * One tool of the current catalogue; the store is asked only about numbers that no file has.
 * @throws StoreUnavailable when nobody can say whether there is such a tool
 */
export async function hasTool(id: number): Promise<boolean> {
  if (fileIds.has(id)) return true;
  const { find, isCurrent } = await currentCatalogue();
  if (!find(id) && !isCurrent) throw new StoreUnavailable('uploaded tools');
  return find(id) !== undefined;
}

/**
 * Tells saves of tools that there are from others: one of a tool that was taken back counts for nothing. The store is asked
 * only when one of these saves is of a tool that no file has.
 */
export async function livingSaves(saves: readonly Save[]): Promise<(save: Save) => boolean> {
  if (saves.every(({ toolId }) => fileIds.has(toolId))) return () => true;
  const { find, isCurrent } = await currentCatalogue();
  const gone = new Set(isCurrent ? saves.flatMap(({ toolId }) => (find(toolId) ? [] : [toolId])) : []);
  return ({ toolId }) => !gone.has(toolId);
}

function catalogueOf(revision: string | null, tools: readonly Tool[]): Catalogue {
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  return { revision, isCurrent: true, tools, find: (id) => byId.get(id) };
}
