import { atom, computed, onMount } from 'nanostores';
import { comparisonAddress, comparisonFromAddress, comparisonPath } from '#domain/comparison/comparison-address.ts';
import { addToComparison, parseComparisonList, removeFromComparison } from '#domain/comparison/comparison-list.ts';
import { mayUse } from '#domain/plan/may-use.ts';
import type { Plans } from '#domain/plan/plans.schema.ts';
import plans from '#data/plans.json' with { type: 'json' };
import { loadComparedTools } from './compared-tools.ts';
import { $session, loadSession, type Session, viewerOf } from './session.ts';
import { showToast } from './toast.ts';
import { openUpgradeDialog } from './upgrade-dialog.ts';

/** Local storage key of the list. */
export const comparisonKey = 'compareTools';

/** Ids of the tools to compare, in the order they were added. */
export const $comparison = atom<readonly number[]>([]);
/** True while the list on show came with a link: the reader's own list stays as it is until she keeps this one. */
export const $isLinkedComparison = atom(false);

onMount($comparison, () => {
  if (typeof localStorage !== 'undefined' && !$isLinkedComparison.get()) readComparison();
});

/** Whether the reader may lay tools side by side; `unknown` until the server said who is reading. */
export const $comparisonAccess = computed($session, accessOf);
export type ComparisonAccess = 'unknown' | 'signed-out' | 'locked' | 'open';

function accessOf(session: Session): ComparisonAccess {
  if (session.status === 'loading') return 'unknown';
  if (mayUse('comparison', viewerOf(session), plans as Plans)) return 'open';
  return session.status === 'signed-in' ? 'locked' : 'signed-out';
}

/** Begins a visit to the comparison: sends the signed-out to /login and back, shows the others what their plan gives. */
export async function enterComparison(): Promise<void> {
  readComparisonFromAddress();
  const access = accessOf(await loadSession());
  const { pathname, search } = window.location;
  if (access === 'signed-out')
    window.location.replace(`/login?${new URLSearchParams({ returnTo: pathname + search })}`);
  else if (access === 'locked') openUpgradeDialog('Tool comparison');
  else await loadComparedTools();
}

/** Reads the stored list; older formats are migrated, a broken one is logged and empty. */
export function readComparison(): void {
  try {
    const parsed = parseComparisonList(localStorage.getItem(comparisonKey));
    if (!parsed.ok) console.error('The stored comparison list could not be read; starting with an empty one.');
    $comparison.set(parsed.list);
  } catch (error) {
    console.error('The comparison list could not be read.', error);
    $comparison.set([]);
  }
}

/** Adds a tool for a Core reader, refuses a second time, opens the upgrade dialog for everyone else. */
export async function compareTool(tool: { id: number; name: string }): Promise<void> {
  if (accessOf(await loadSession()) !== 'open') return openUpgradeDialog('Tool comparison');
  readComparison();
  const added = addToComparison($comparison.get(), tool.id);
  if (!added.ok) return showToast('Already there', `${tool.name} is already in your comparison list.`);
  storeComparison(added.list);
  showToast('Added', `${tool.name} added to comparison!`);
}

/** Goes to the comparison; without the right to it the upgrade dialog opens instead. */
export async function viewComparison(): Promise<void> {
  if (accessOf(await loadSession()) !== 'open') return openUpgradeDialog('Tool comparison');
  window.location.assign(comparisonPath);
}

/** Lays these tools side by side; the signed-out go to sign-in and on to the comparison, for the others without the right the upgrade dialog opens. */
export async function compareTools(ids: readonly number[]): Promise<void> {
  const access = accessOf(await loadSession());
  const address = comparisonAddress(ids);
  if (access === 'open') window.location.assign(address);
  else if (access === 'signed-out') window.location.assign(`/login?${new URLSearchParams({ returnTo: address })}`);
  else openUpgradeDialog('Tool comparison');
}

/** Takes one tool off the list on show. */
export function removeCompared(id: number): void {
  showList(removeFromComparison($comparison.get(), id));
}

/** Empties the list on show. */
export function clearComparison(): void {
  showList([]);
}

/** A list from a link is the reader's to play with; only her own is stored. */
function showList(list: readonly number[]): void {
  if ($isLinkedComparison.get()) $comparison.set(list);
  else storeComparison(list);
}

/** Makes the list from a link the reader's own. */
export function keepLinkedComparison(): void {
  storeComparison([...$comparison.get()]);
}

/** Puts a list from a link away and shows the reader's own. */
export function showOwnComparison(): void {
  $isLinkedComparison.set(false);
  readComparison();
}

/**
 * Shows the tools that the address names. An address this browser wrote for the reader's own list, and one that says
 * what that list says, show the own list; so does an address without tools.
 */
function readComparisonFromAddress(): void {
  readComparison();
  const linked = comparisonFromAddress(window.location.search);
  const isOwn = history.state === ownAddress || String(linked) === String($comparison.get());
  if (!linked?.length || isOwn) return;
  $isLinkedComparison.set(true);
  $comparison.set(linked);
}

/** What the history remembers with an address that was written for the reader's own list. */
const ownAddress = 'own comparison';

/** Writes the list into the address now and at each change, so that it can be shared; gives back what ends it. */
export function keepComparisonInAddress(): () => void {
  return $comparison.subscribe((list) => {
    history.replaceState($isLinkedComparison.get() ? null : ownAddress, '', comparisonAddress(list));
  });
}

/** Keeps the list in the browser as the reader's own. */
export function storeComparison(list: readonly number[]): void {
  $isLinkedComparison.set(false);
  $comparison.set(list);
  localStorage.setItem(comparisonKey, JSON.stringify(list));
}
