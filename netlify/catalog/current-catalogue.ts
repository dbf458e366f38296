import { mergeTools } from '#domain/tool/merge-tools.ts';
import { logError } from '#netlify/http/log.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';
import { UnreadableRecord } from '#netlify/stores/unreadable-record.ts';
import { readRevision, readToolHead } from '#netlify/stores/tool-store.ts';
import { type Tools, builtTools, fileTools, toolsOf } from './catalog.ts';

/** The catalogue at this moment: files and uploads in one. */
export interface Catalogue extends Tools {
  /** False when the store did not answer: then it is the catalogue that the pages were built with. */
  isCurrent: boolean;
}

/** The last merged catalogue: most requests meet the revision of the one before. */
let latest: Catalogue | undefined;

/**
 * The catalogue with everything uploaded. A store that does not answer costs the uploads since the build, once this
 * function has read the catalogue of its deploy.
 * @throws StoreUnavailable while it has not
 */
export async function currentCatalogue(): Promise<Catalogue> {
  const [built, revision] = await Promise.all([builtTools(), currentRevision()]);
  if (revision === undefined) return { ...built, isCurrent: false };
  if (latest?.revision === revision) return latest;
  if (revision === built.revision) return (latest = { ...built, isCurrent: true });
  try {
    const merged = mergeTools(await fileTools(), await readRevision(revision));
    return (latest = { ...toolsOf(revision, merged), isCurrent: true });
  } catch (error) {
    tell(error);
    return { ...built, isCurrent: false };
  }
}

/** The revision that holds; undefined when nobody can say. */
async function currentRevision(): Promise<string | null | undefined> {
  try {
    return (await readToolHead()).revision;
  } catch (error) {
    return tell(error);
  }
}

/** @throws what is no failure of the store */
function tell(error: unknown): undefined {
  if (!(error instanceof StoreUnavailable || error instanceof UnreadableRecord)) throw error;
  logError('catalogue_without_uploads', error);
}
