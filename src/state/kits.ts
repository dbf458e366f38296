import { atom, computed } from 'nanostores';
import { changeKit as sendChange, fetchKits, type KitsAnswer } from '#api/kits.ts';
import { shareKit } from '#api/kit-shares.ts';
import { changeKits, type KitChange } from '#domain/kit/change-kits.ts';
import type { Intent } from '#domain/intent/read-intent.ts';
import { holds } from '#domain/kit/kit-tools.ts';
import { FIRST_KIT_NAME, type Kit } from '#domain/kit/kit.ts';
import { refusalCode, settleRefusal, signInFor, tellUnreadSession } from './call.ts';
import { $keptKits, hasKept } from './kept.ts';
import { mergeKept } from './merge-kept.ts';
import { askAccess, ownKitRights } from './plan.ts';
import { loadSession, takeAlong } from './session.ts';
import { showToast } from './toast.ts';
import { openUpgradeDialog } from './upgrade-dialog.ts';

export interface KitsState extends KitsAnswer {
  status: 'idle' | 'loading' | 'failed' | 'loaded';
  /** Where they are: with the account, or in this browser until the reader signs in. */
  home: 'account' | 'browser';
}

const nothing: KitsState = { status: 'idle', home: 'account', kits: [], limit: null, mayShare: false };

/** The reader's own collections. */
export const $kits = atom<KitsState>(nothing);
/** True while a change is on its way. */
export const $kitsPending = atom(false);
/** Ids of the tools that are in any of them. */
export const $collected = computed(
  $kits,
  ({ kits }) => new Set(kits.flatMap(({ tools }) => tools.map((t) => t.toolId))),
);

let loading: Promise<void> | undefined;

/** Loads them from the account, or from this browser for a reader who is signed out. */
export function loadKits(): Promise<void> {
  loading ??= readKits().finally(() => {
    loading = undefined;
  });
  return loading;
}

async function readKits(): Promise<void> {
  $kits.set({ ...$kits.get(), status: 'loading' });
  const session = await loadSession();
  if (session.status === 'unreadable') {
    $kits.set({ ...nothing, status: 'failed' });
    return;
  }
  if (session.status !== 'signed-in') {
    const { kits: most } = await ownKitRights();
    const limit = Number.isFinite(most) ? most : null;
    $kits.set({ status: 'loaded', home: 'browser', kits: [...$keptKits.get()], limit, mayShare: false });
    return;
  }
  try {
    const came = await takeAlong('kits');
    const isOld = hasKept(); // what is moved to the account now changes them
    await mergeKept();
    $kits.set({ status: 'loaded', home: 'account', ...((isOld ? null : came) ?? (await fetchKits())) });
  } catch {
    $kits.set({ ...nothing, status: 'failed' });
  }
}

/** Changes wait for each other, so that each is made to what the one before left. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes one change: shown at once, kept where the collections are, taken back and told when it is refused. Only a link
 * counts as taken back no sooner than the server says so.
 * @returns whether it was made
 */
export function changeKit(change: KitChange): Promise<boolean> {
  const made = last.then(() => makeChange(change));
  last = made;
  return made;
}

async function makeChange(change: KitChange): Promise<boolean> {
  const before = $kits.get();
  if (before.status !== 'loaded') await loadKits();
  const state = $kits.get();
  if (state.status !== 'loaded') return false;
  const outcome = changeKits(state.kits, change, await ownKitRights(), new Date());
  if (!outcome.ok) {
    tellRefusal(outcome.code, change);
    return false;
  }
  if (change.do !== 'unshare') $kits.set({ ...state, kits: outcome.kits });
  if (state.home === 'browser') {
    $keptKits.set(outcome.kits);
    return true;
  }
  $kitsPending.set(true);
  try {
    $kits.set({ ...state, ...(await sendChange(change)) });
    return true;
  } catch (error) {
    $kits.set(state);
    await settleFailure(error, intentOf(change));
    return false;
  } finally {
    $kitsPending.set(false);
  }
}

/** What is carried out when the gate is open that stopped a change; null for what nobody wants done without a click. */
function intentOf(change: KitChange): Intent | null {
  switch (change.do) {
    case 'make':
      return { ...change, do: 'make collection' };
    case 'add':
      return { ...change, do: 'collect' };
    case 'note':
      return { ...change, do: 'note in collection' };
    case 'describe':
      return { ...change, do: 'describe collection' };
    default:
      return null;
  }
}

async function settleFailure(error: unknown, intent: Intent | null): Promise<void> {
  const code = refusalCode(error);
  if (code === 'upgrade_required')
    return openUpgradeDialog(intent?.do === 'share collection' ? 'Sharing' : 'Collections', intent);
  if (settleRefusal(error, intent)) return;
  if (code === 'not_found' || code === 'collection_full') await loadKits();
  showToast('Error', 'Your collection could not be changed. Please try again.', 'destructive');
}

function tellRefusal(code: 'upgrade_required' | 'not_found' | 'collection_full', change: KitChange): void {
  if (code === 'upgrade_required') {
    openUpgradeDialog('Collections', intentOf(change));
    return;
  }
  const words = code === 'collection_full' ? 'This collection is full.' : 'This collection is not there any more.';
  showToast('Nothing was added', words);
}

/** Makes a collection, with a tool in it if one is named. @returns its id, or null when it was refused */
export async function makeKit(
  name: string,
  tools: { toolId: number; note: string }[] = [],
  intro = '',
): Promise<string | null> {
  const id = crypto.randomUUID();
  return (await changeKit({ do: 'make', id, name: name.trim() || FIRST_KIT_NAME, intro, tools })) ? id : null;
}

/** Puts a tool into a collection, or takes it out again. */
export async function toggleInKit(kit: Kit, tool: { id: number; name: string }): Promise<void> {
  const isIn = holds(kit, tool.id);
  const change: KitChange = isIn
    ? { do: 'remove', kit: kit.id, toolId: tool.id }
    : { do: 'add', kit: kit.id, toolId: tool.id, note: '' };
  await changeKit(change);
}

/** Shares a collection by a link, or changes the name on its page. @returns whether it is shared */
export async function share(kit: Kit, byName: string): Promise<boolean> {
  const intent: Intent = { do: 'share collection', kit: kit.id, byName };
  const access = await askAccess('sharing');
  if ($kits.get().home === 'browser') signInFor(intent);
  else if (access === 'unreadable') tellUnreadSession();
  else if (access !== 'open') openUpgradeDialog('Sharing', intent);
  if ($kits.get().home === 'browser' || access !== 'open') return false;
  try {
    const shared = await shareKit(kit.id, byName);
    const state = $kits.get();
    $kits.set({ ...state, kits: state.kits.map((one) => (one.id === shared.id ? shared : one)) });
    return true;
  } catch (error) {
    await settleFailure(error, intent);
    return false;
  }
}
