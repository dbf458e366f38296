import { atom } from 'nanostores';
import { type ExportedList, fetchBrief, fetchListFile } from '#api/list-exports.ts';
import { requester } from '#api/request.ts';
import type { sharedCollection } from '#api/shared-kit.contract.ts';
import type { Brief } from '#domain/collection/brief/brief.ts';
import type { BriefFormat } from '#domain/collection/brief-format.ts';
import { comparisonFromAddress } from '#domain/comparison/comparison-address.ts';
import type { Collection } from '#domain/collection/collection.ts';
import { refusalCode } from './call.ts';
import { $collections, loadCollections } from './collections.ts';
import { isSampled } from './plan.ts';
import { saveAsFile } from './save-as-file.ts';
import { loadSession } from './session.ts';
import { showToast } from './toast.ts';
import { openUpgradeDialog } from './upgrade-dialog.ts';

const askShared = requester<typeof sharedCollection>('/api/shared-kits/:key');

/** Where a list is laid out on one sheet. */
const briefPath = '/brief';

type BriefView =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed' }
  | { status: 'loaded'; brief: Brief; list: ExportedList };

/** The sheet on show. */
export const $brief = atom<BriefView>({ status: 'loading' });
/** True while a file is on its way. */
export const $filePending = atom(false);

/** A collection as it leaves the house. */
export function listOfCollection({ id, name, intro, tools }: Collection): ExportedList {
  return { title: name, intro, tools: tools.map(({ toolId, note }) => ({ toolId, note })), kit: id };
}

/** Any other list of tools: a comparison, picks, a view of the catalogue. */
export function plainList(title: string, toolIds: readonly number[]): ExportedList {
  return { title, intro: '', tools: toolIds.map((toolId) => ({ toolId, note: '' })), kit: null };
}

/** The address that lays a list out on one sheet. */
export function briefAddress({ kit: collection, title, tools }: ExportedList): string {
  const query = collection === null ? { t: tools.map(({ toolId }) => toolId).join(','), title } : { c: collection };
  return `${briefPath}?${new URLSearchParams(query)}`;
}

/** Downloads a list as a file; without Core it is a sample: the file says so, and the upgrade dialog how to have all. */
export async function downloadList(list: ExportedList, format: BriefFormat): Promise<void> {
  if ($filePending.get()) return;
  $filePending.set(true);
  try {
    const { name, file } = await fetchListFile(list, format);
    saveAsFile(name, file);
    await loadSession();
    const collection = $collections.get().kits.find(({ id }) => id === list.kit);
    if (isSampled(list.tools.length, collection)) openUpgradeDialog('Exports', { do: 'export', list, format });
  } catch {
    showToast('Error', 'The file could not be made. Please try again.', 'destructive');
  } finally {
    $filePending.set(false);
  }
}

/** Loads the sheet that the page's address names: `?c=` a collection of the reader's own, `?t=` any tools. */
export async function loadBrief(): Promise<void> {
  $brief.set({ status: 'loading' });
  try {
    const list = await listOfAddress(new URLSearchParams(window.location.search));
    $brief.set(list ? { status: 'loaded', brief: await fetchBrief(list), list } : { status: 'missing' });
  } catch {
    $brief.set({ status: 'failed' });
  }
}

async function listOfAddress(query: URLSearchParams): Promise<ExportedList | null> {
  const ids = comparisonFromAddress(query.toString());
  if (ids?.length) return plainList(query.get('title') ?? '', ids);
  await loadCollections();
  const collection = $collections.get().kits.find(({ id }) => id === query.get('c'));
  if ($collections.get().status === 'failed') throw new Error('The collections could not be loaded.');
  return collection ? listOfCollection(collection) : null;
}

/** Loads what is shared under the last part of the page's address. */
export async function loadShared(): Promise<void> {
  $brief.set({ status: 'loading' });
  const key = window.location.pathname.split('/')[2] ?? '';
  if (key === '') return $brief.set({ status: 'missing' });
  try {
    const brief = await askShared('GET', { params: { key } });
    const tools = brief.tools.map(({ id, note }) => ({ toolId: id, note }));
    $brief.set({ status: 'loaded', brief, list: { title: brief.title, intro: brief.intro, tools, kit: null } });
  } catch (error) {
    $brief.set({ status: refusalCode(error) === 'not_found' ? 'missing' : 'failed' });
  }
}
