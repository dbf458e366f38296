import type { Save } from '#domain/person/user.ts';
import { readOnce } from '#netlify/stores/read-once.ts';
import { mergeTools } from '#domain/tool/merge-tools.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Upload } from '#domain/tool/uploaded-tool.schema.ts';
import { logError } from '#netlify/http/log.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';
import { readRevision, readToolHead } from '#netlify/stores/tool-store.ts';
import { UnreadableRecord } from '#netlify/stores/unreadable-record.ts';
import { builtUploads } from './built-uploads.ts';
import { readPart } from './catalogue-parts.ts';

/** Which tools there are at one moment, without what is said of them: to save or collect one takes no more of the catalogue. */
interface KnownTools {
  revision: string | null;
  ids: ReadonlySet<number>;
}

/** Numbers of the tools in files, and what tells those apart from uploaded ones. */
const inFiles = readOnce(async () => {
  const names = await readPart('tool-names');
  return { names: names as readonly Tool[], ids: new Set(names.map(({ id }) => id)) };
});
/** Those of the last revision: most requests meet the revision of the one before. */
let latest: KnownTools | undefined;

/**
 * Whether the current catalogue has a tool; the uploads are asked only about numbers that no file has.
 * @throws StoreUnavailable when nobody can say
 */
export async function hasTool(id: number): Promise<boolean> {
  if ((await inFiles()).ids.has(id)) return true;
  const { ids, isCurrent } = await knownTools();
  if (!ids.has(id) && !isCurrent) throw new StoreUnavailable('uploaded tools');
  return ids.has(id);
}

/**
 * Tells saves of tools that there are from others: one of a tool that was taken back counts for nothing. The uploads
 * are asked only when one of these saves is of a tool that no file has.
 * @throws StoreUnavailable while this function has not read which tools its deploy has
 */
export async function livingSaves(saves: readonly Save[]): Promise<(save: Save) => boolean> {
  if (saves.length === 0) return () => true;
  const { ids: fileIds } = await inFiles();
  if (saves.every(({ toolId }) => fileIds.has(toolId))) return () => true;
  const { ids, isCurrent } = await knownTools();
  return ({ toolId }) => !isCurrent || ids.has(toolId);
}

/** The tools of files and uploads in one, as `currentCatalogue` has them. */
async function knownTools(): Promise<KnownTools & { isCurrent: boolean }> {
  const { names } = await inFiles();
  const idsWith = (uploads: readonly Upload[]) => new Set(mergeTools(names, uploads).map(({ id }) => id));
  try {
    const { revision } = await readToolHead();
    if (latest?.revision !== revision) latest = { revision, ids: idsWith(await readRevision(revision)) };
    return { ...latest, isCurrent: true };
  } catch (error) {
    if (!(error instanceof StoreUnavailable || error instanceof UnreadableRecord)) throw error;
    logError('catalogue_without_uploads', error);
    const { revision, uploads } = await builtUploads();
    return { revision, ids: idsWith(uploads), isCurrent: false };
  }
}
