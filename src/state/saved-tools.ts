import { atom, map } from 'nanostores';
import { requester } from '#api/request.ts';
import type { savedTool } from '#api/saved-tool.contract.ts';
import { fetchSavedTools, type SavedTool, saveTool } from '#api/saved-tools.ts';
import type { savedToolsCount } from '#api/saved-tools-count.contract.ts';
import { toggleLocal } from '#domain/person/local-saves.ts';
import { refusalCode, tellUnreadSession } from './call.ts';
import { $localSaves, savesKey } from './local-saves.ts';
import { $saveLimit, FRINGE_SAVES } from './plan.ts';
import { goToLogin, loadSession, loginHref, takeAlong } from './session.ts';
import { tabStorage } from './tab-storage.ts';
import { tellLocal } from './tell-local.ts';
import { showToast, toastDrawn } from './toast.ts';
import { openUpgradeDialog } from './upgrade-dialog.ts';

type SavedToolsState =
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

const askCount = requester<typeof savedToolsCount>('/api/saved-tools/count');
const askSavedTool = requester<typeof savedTool>('/api/saved-tools/:id');

/** The delay before a signed-out reader is sent to sign-in, in ms. */
const LOGIN_DELAY_MS = 1000;

/** Loads the dashboard's list; a failure shows as `failed` and can be tried again. */
export async function loadSavedTools(): Promise<void> {
  $savedTools.set({ status: 'loading', list: $savedTools.get().list });
  try {
    const list = (await takeAlong('saved')) ?? (await fetchSavedTools());
    $savedTools.set({ status: 'loaded', list });
    $savedCount.set(list.length);
  } catch {
    $savedTools.set({ status: 'failed', list: [] });
  }
}

/** Loads the number of saves. */
export async function loadSavedCount(): Promise<void> {
  try {
    $savedCount.set((await askCount('GET')).count);
  } catch {
    $savedCount.set(null);
  }
}

/** Tools whose status is being read, so that a click before the answer waits for it. */
const reading = new Map<number, Promise<void>>();

/** Reads whether one tool is saved, and the count, for a save button: both came with the session. */
export function loadSaveStatus(toolId: number): Promise<void> {
  const read = readSaveStatus(toolId);
  reading.set(toolId, read);
  return read;
}

async function readSaveStatus(toolId: number): Promise<void> {
  const session = await loadSession();
  if (session.status === 'unreadable') return; // the button says 'Save Tool', and a click asks again
  if (session.status !== 'signed-in') {
    $isSaved.setKey(
      toolId,
      $localSaves.get().some(({ id }) => id === toolId),
    );
    return;
  }
  // What this page has heard since, by a click or a merge, is newer than the session.
  const { saves } = session.user;
  if ($isSaved.get()[toolId] === undefined) $isSaved.setKey(toolId, saves.includes(toolId));
  if ($savedCount.get() === null) $savedCount.set(saves.length);
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
    if (shown) await remove(tool);
    else if (!$isSaved.get()[id]) await saveWanted(tool);
  } finally {
    $savePending.setKey(id, false);
  }
}

/** Saves the tool, whatever its button says. */
export async function saveWanted(tool: { id: number; name: string }): Promise<void> {
  const session = await loadSession();
  if (session.status === 'unreadable') return tellUnreadSession();
  if (session.status !== 'signed-in') return keepSave(tool);
  if (($savedCount.get() ?? 0) >= $saveLimit.get()) return openForSave(tool);
  try {
    const answer = await saveTool(tool.id);
    settle(tool.id, answer.isSaved, answer.count);
    showToast('Tool Saved', `${tool.name} has been added to your saved tools.`);
  } catch (error) {
    const code = refusalCode(error);
    if (code === 'upgrade_required') openForSave(tool);
    else if (code === 'unauthorized') {
      $localSaves.set([tool, ...$localSaves.get().filter(({ id }) => id !== tool.id)]);
      await askToLogin();
    } else showToast('Error', 'Failed to save tool. Please try again.', 'destructive');
  }
}

function openForSave({ id, name }: { id: number; name: string }): void {
  openUpgradeDialog('Saved tools', { do: 'save', tool: { id, name } });
}

async function remove(tool: { id: number; name: string }): Promise<void> {
  const session = await loadSession();
  if (session.status === 'unreadable') return tellUnreadSession();
  if (session.status !== 'signed-in') return keepSave(tool);
  try {
    const answer = await askSavedTool('DELETE', { params: { id: tool.id } });
    settle(tool.id, answer.isSaved, answer.count);
    showToast('Tool Unsaved', `${tool.name} has been removed from your saved tools.`);
  } catch {
    showToast('Error', 'Failed to unsave tool. Please try again.', 'destructive');
  }
}

/** Spreads what the server answered: the tool's status, the count, and the list when it is on the page. */
function settle(toolId: number, isSaved: boolean, count: number): void {
  $isSaved.setKey(toolId, isSaved);
  $savedCount.set(count);
  if ($savedTools.get().status === 'loaded') void loadSavedTools();
}

/** Remembers for a visit that sign-in was offered: who came back without it is not sent there again. */
const offeredKey = 'signInOffered';

/**
 * Keeps or forgets a save of a reader who is signed out, in this browser, up to what Fringe holds. The first one leads to
 * sign-in, and is with the account on return; who goes on without signing in can go on saving here.
 */
async function keepSave({ id, name }: { id: number; name: string }): Promise<void> {
  const limit = FRINGE_SAVES;
  const toggled = toggleLocal($localSaves.get(), { id, name }, limit);
  if (!toggled.ok) {
    const logIn = { text: 'Log in', href: loginHref() };
    const words = `Without an account this browser keeps ${limit} saves, as many as Yak Fringe. Core has no limit.`;
    return showToast('Your saves are full', words, 'plain', logIn);
  }
  $localSaves.set(toggled.kept);
  $isSaved.setKey(id, toggled.isSaved);
  if (!toggled.isSaved) return showToast('Tool Unsaved', `${name} has been removed from your saved tools.`);
  if (navigator.onLine !== false && tabStorage.read(offeredKey) === null) {
    tabStorage.keep(offeredKey, '1');
    return askToLogin();
  }
  tellLocal(savesKey, `${name}: ${toggled.kept.length} of ${limit}. Log in, and they are with your account.`);
}

/** Says that saving needs a sign-in, and once that could be read goes there and back to this page. */
export async function askToLogin(): Promise<void> {
  showToast('Login Required', 'Please log in to save tools.');
  await toastDrawn();
  setTimeout(goToLogin, LOGIN_DELAY_MS);
}
