import { atom, map } from 'nanostores';
import { removeSavedTool } from '#api/saved-tool.ts';
import { fetchSavedToolStatus } from '#api/saved-tool-status.ts';
import { fetchSavedTools, type SavedTool, saveTool } from '#api/saved-tools.ts';
import { fetchSavedToolsCount } from '#api/saved-tools-count.ts';
import { saveLimit } from '#domain/plan/may-use.ts';
import plans from '#data/plans.json' with { type: 'json' };
import { goToLogin, loadSession, viewerOf } from './session.ts';
import { showToast, toastDrawn } from './toast.ts';
import { openUpgradeDialog } from './upgrade-dialog.ts';
import type { Plans } from '#domain/plan/plans.schema.ts';

export type SavedToolsState =
  | { status: 'idle' | 'loading' | 'failed'; list: readonly SavedTool[] }
  | { status: 'loaded'; list: readonly SavedTool[] };

/** The dashboard's list. */
export const $savedTools = atom<SavedToolsState>({ status: 'idle', list: [] });
/** Number of saves; null until known. */
export const $savedCount = atom<number | null>(null);
/** Per tool id: saved or not; absent until known. */
export const $isSaved = map<Record<number, boolean>>({});
/** Tool ids with a request under way. */
export const $savePending = map<Record<number, boolean>>({});

/** The delay before a signed-out reader is sent to sign-in, in ms. */
const loginDelay = 1000;

/** Loads the dashboard's list; a failure shows as `failed` and can be tried again. */
export async function loadSavedTools(): Promise<void> {
  $savedTools.set({ status: 'loading', list: $savedTools.get().list });
  try {
    const list = await fetchSavedTools();
    $savedTools.set({ status: 'loaded', list });
    $savedCount.set(list.length);
  } catch {
    $savedTools.set({ status: 'failed', list: [] });
  }
}

/** Loads the number of saves. */
export async function loadSavedCount(): Promise<void> {
  try {
    $savedCount.set((await fetchSavedToolsCount()).count);
  } catch {
    $savedCount.set(null);
  }
}

/** Tools whose status is being read, so that a click before the answer waits for it. */
const reading = new Map<number, Promise<void>>();
/** Tools about which the reader's own click is on its way to the server. */
const sending = new Set<number>();

/** Loads whether one tool is saved, and the count, for a save button. Nothing happens when signed out. */
export function loadSaveStatus(toolId: number): Promise<void> {
  const read = readSaveStatus(toolId);
  reading.set(toolId, read);
  return read;
}

async function readSaveStatus(toolId: number): Promise<void> {
  const session = await loadSession();
  if (session.status !== 'signed-in') return;
  const settledBefore = settled;
  try {
    const [{ isSaved }, { count }] = await Promise.all([fetchSavedToolStatus(toolId), fetchSavedToolsCount()]);
    if (sending.has(toolId)) return; // the answer to the reader's own click is on its way and newer
    if (settled !== settledBefore) return await readSaveStatus(toolId);
    $isSaved.setKey(toolId, isSaved);
    $savedCount.set(count);
  } catch {
    // The button then shows 'Save Tool'; saving a saved tool changes nothing.
  }
}

/**
 * Saves or removes the tool. A click before the status came waits for it and then does what the button said: 'Save Tool'
 * saves, so a tool that turns out to be saved stays, and a reader whose saves are taken gets the dialog without asking.
 */
export async function toggleSave(tool: { id: number; name: string }): Promise<void> {
  const { id } = tool;
  if ($savePending.get()[id]) return;
  $savePending.setKey(id, true);
  try {
    const shown = $isSaved.get()[id];
    if (shown === undefined) await (reading.get(id) ?? loadSaveStatus(id));
    sending.add(id);
    if (shown) await remove(tool);
    else if (!$isSaved.get()[id]) await save(tool);
  } finally {
    sending.delete(id);
    $savePending.setKey(id, false);
  }
}

async function save(tool: { id: number; name: string }): Promise<void> {
  const session = await loadSession();
  if (session.status !== 'signed-in') return askToLogin();
  const limit = saveLimit(viewerOf(session), plans as Plans);
  if (($savedCount.get() ?? 0) >= limit) return openUpgradeDialog('Saved tools');
  try {
    const answer = await saveTool(tool.id);
    settle(tool.id, answer.isSaved, answer.count);
    showToast('Tool Saved', `${tool.name} has been added to your saved tools.`);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (message.includes('403') || message.includes('requiresUpgrade')) openUpgradeDialog('Saved tools');
    else if (message.includes('401') || message.includes('Unauthorized')) await askToLogin();
    else showToast('Error', 'Failed to save tool. Please try again.', 'destructive');
  }
}

async function remove(tool: { id: number; name: string }): Promise<void> {
  try {
    const answer = await removeSavedTool(tool.id);
    settle(tool.id, answer.isSaved, answer.count);
    showToast('Tool Unsaved', `${tool.name} has been removed from your saved tools.`);
  } catch {
    showToast('Error', 'Failed to unsave tool. Please try again.', 'destructive');
  }
}

/** How often this page has heard that something was saved or removed: an answer asked for before that may be out of date. */
let settled = 0;

/** Spreads what the server answered: the tool's status, the count, and the list when it is on the page. */
function settle(toolId: number, isSaved: boolean, count: number): void {
  settled += 1;
  $isSaved.setKey(toolId, isSaved);
  $savedCount.set(count);
  if ($savedTools.get().status === 'loaded') void loadSavedTools();
}

/** Says that saving needs a sign-in, and once that could be read goes there and back to this page. */
export async function askToLogin(): Promise<void> {
  showToast('Login Required', 'Please log in to save tools.');
  await toastDrawn();
  setTimeout(goToLogin, loginDelay);
}
