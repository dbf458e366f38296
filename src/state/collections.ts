import { atom, computed } from 'nanostores';
import type { CollectionsAnswer, collectionsEndpoint } from '#api/kits.contract.ts';
import type { collectionShares } from '#api/kit-shares.contract.ts';
import { requester } from '#api/request.ts';
import { changeCollections, type CollectionChange } from '#domain/collection/change-collections.ts';
import type { Intent } from '#domain/plan/read-intent.ts';
import { holds } from '#domain/collection/collection-tools.ts';
import { FIRST_COLLECTION_NAME, type Collection } from '#domain/collection/collection.ts';
import { refusalCode, settleRefusal, signInFor, tellUnreadSession } from './call.ts';
import { $localCollections, hasLocal } from './local-saves.ts';
import { mergeLocal } from './merge-local.ts';
import { askAccess, ownCollectionRights } from './plan.ts';
import { loadSession, takeAlong } from './session.ts';
import { showToast } from './toast.ts';
import { openUpgradeDialog } from './upgrade-dialog.ts';

export interface CollectionsState extends CollectionsAnswer {
  status: 'idle' | 'loading' | 'failed' | 'loaded';
  /** Where they are: with the account, or in this browser until the reader signs in. */
  home: 'account' | 'browser';
}

const askCollections = requester<typeof collectionsEndpoint>('/api/kits');
const askShare = requester<typeof collectionShares>('/api/kit-shares');

const nothing: CollectionsState = { status: 'idle', home: 'account', kits: [], limit: null, mayShare: false };

/** The reader's own collections. */
export const $collections = atom<CollectionsState>(nothing);
/** True while a change is on its way. */
export const $collectionsPending = atom(false);
/** Ids of the tools that are in any of them. */
export const $collected = computed(
  $collections,
  ({ kits: collections }) => new Set(collections.flatMap(({ tools }) => tools.map((t) => t.toolId))),
);

let loading: Promise<void> | undefined;

/** Loads them from the account, or from this browser for a reader who is signed out. */
export function loadCollections(): Promise<void> {
  loading ??= readCollections().finally(() => {
    loading = undefined;
  });
  return loading;
}

async function readCollections(): Promise<void> {
  $collections.set({ ...$collections.get(), status: 'loading' });
  const session = await loadSession();
  if (session.status === 'unreadable') {
    $collections.set({ ...nothing, status: 'failed' });
    return;
  }
  if (session.status !== 'signed-in') {
    const { kits: most } = await ownCollectionRights();
    const limit = Number.isFinite(most) ? most : null;
    $collections.set({ status: 'loaded', home: 'browser', kits: [...$localCollections.get()], limit, mayShare: false });
    return;
  }
  try {
    const came = await takeAlong('kits');
    const isOld = hasLocal(); // what is moved to the account now changes them
    await mergeLocal();
    $collections.set({
      status: 'loaded',
      home: 'account',
      ...((isOld ? null : came) ?? (await askCollections('GET'))),
    });
  } catch {
    $collections.set({ ...nothing, status: 'failed' });
  }
}

/** Changes wait for each other, so that each is made to what the one before left. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes one change: shown at once, kept where the collections are, taken back and told when it is refused. Only a link
 * counts as taken back no sooner than the server says so.
 * @returns whether it was made
 */
export function changeCollection(change: CollectionChange): Promise<boolean> {
  const made = last.then(() => makeChange(change));
  last = made;
  return made;
}

async function makeChange(change: CollectionChange): Promise<boolean> {
  const before = $collections.get();
  if (before.status !== 'loaded') await loadCollections();
  const state = $collections.get();
  if (state.status !== 'loaded') return false;
  const outcome = changeCollections(state.kits, change, await ownCollectionRights(), new Date());
  if (!outcome.ok) {
    tellRefusal(outcome.code, change);
    return false;
  }
  if (change.do !== 'unshare') $collections.set({ ...state, kits: outcome.kits });
  if (state.home === 'browser') {
    $localCollections.set(outcome.kits);
    return true;
  }
  $collectionsPending.set(true);
  try {
    $collections.set({ ...state, ...(await askCollections('POST', { body: change })) });
    return true;
  } catch (error) {
    $collections.set(state);
    await settleFailure(error, intentOf(change));
    return false;
  } finally {
    $collectionsPending.set(false);
  }
}

/** What is carried out when the gate is open that stopped a change; null for what nobody wants done without a click. */
function intentOf(change: CollectionChange): Intent | null {
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
  if (code === 'not_found' || code === 'collection_full') await loadCollections();
  showToast('Error', 'Your collection could not be changed. Please try again.', 'destructive');
}

function tellRefusal(code: 'upgrade_required' | 'not_found' | 'collection_full', change: CollectionChange): void {
  if (code === 'upgrade_required') {
    openUpgradeDialog('Collections', intentOf(change));
    return;
  }
  const words = code === 'collection_full' ? 'This collection is full.' : 'This collection is not there any more.';
  showToast('Nothing was added', words);
}

/** Makes a collection, with a tool in it if one is named. @returns its id, or null when it was refused */
export async function makeCollection(
  name: string,
  tools: { toolId: number; note: string }[] = [],
  intro = '',
): Promise<string | null> {
  const id = crypto.randomUUID();
  return (await changeCollection({ do: 'make', id, name: name.trim() || FIRST_COLLECTION_NAME, intro, tools }))
    ? id
    : null;
}

/** Puts a tool into a collection, or takes it out again. */
export async function toggleInCollection(collection: Collection, tool: { id: number; name: string }): Promise<void> {
  const isIn = holds(collection, tool.id);
  const change: CollectionChange = isIn
    ? { do: 'remove', kit: collection.id, toolId: tool.id }
    : { do: 'add', kit: collection.id, toolId: tool.id, note: '' };
  await changeCollection(change);
}

/** Shares a collection by a link, or changes the name on its page. @returns whether it is shared */
export async function share(collection: Collection, byName: string): Promise<boolean> {
  const intent: Intent = { do: 'share collection', kit: collection.id, byName };
  const access = await askAccess('sharing');
  if ($collections.get().home === 'browser') signInFor(intent);
  else if (access === 'unreadable') tellUnreadSession();
  else if (access !== 'open') openUpgradeDialog('Sharing', intent);
  if ($collections.get().home === 'browser' || access !== 'open') return false;
  try {
    const shared = await askShare('POST', { body: { kit: collection.id, byName } });
    const state = $collections.get();
    $collections.set({ ...state, kits: state.kits.map((one) => (one.id === shared.id ? shared : one)) });
    return true;
  } catch (error) {
    await settleFailure(error, intent);
    return false;
  }
}
