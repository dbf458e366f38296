import { atom } from 'nanostores';
import type { OneToolAnswer, tool } from '#api/tool.contract.ts';
import { requester } from '#api/request.ts';
import { fetchUploadedTools } from '#api/uploaded-tools.ts';
import { FIRST_UPLOADED_ID } from '#domain/tool/merge-tools.ts';

const askTool = requester<typeof tool>('/api/tools/:id');

/** A tool that was uploaded after the pages were built; null as long as nobody knows of one at this address. */
export const $uploadedTool = atom<OneToolAnswer | null>(null);

/**
 * Looks for the tool that an address without a page names. Only a number that uploads are given is asked for, and first in
 * the list of what was uploaded since the build: a mistyped number is no failed call.
 */
export async function findUploadedTool(path: string): Promise<void> {
  const id = Number(/\/([1-9]\d{0,8})\/?$/.exec(path)?.[1]);
  if (!(id >= FIRST_UPLOADED_ID)) return;
  try {
    const { changed } = await fetchUploadedTools();
    if (!changed.some((entry) => entry.id === id)) return;
    $uploadedTool.set(await askTool('GET', { params: { id } }));
  } catch {
    $uploadedTool.set(null);
  } finally {
    document.documentElement.dataset['stage'] = 'found-out';
  }
}
