import { computed } from 'nanostores';
import { comparisonAddress, comparisonFromAddress, comparisonPath } from '#domain/comparison/comparison-address.ts';
import { addToComparison, removeFromComparison } from '#domain/comparison/comparison-list.ts';
import type { ComparedPair } from '#domain/comparison/versus.ts';
import { tellUnreadSession } from './call.ts';
import { $comparison, $linkedComparison, $ownComparison, storeComparison } from './comparison-list.ts';
import { loadListedTools } from './compared-tools.ts';
import { accessOf, askAccess } from './plan.ts';
import { $session } from './session.ts';
import { showToast, type ToastLink } from './toast.ts';
import { openUpgradeDialog } from './upgrade-dialog.ts';
import { versusPageOf } from './versus-pages.ts';

/** Whether the reader may lay tools side by side; `unknown` until the server said who is reading. */
export const $comparisonAccess = computed($session, (session) => accessOf(session, 'comparison'));

/** Begins a visit to the comparison: sends the signed-out to /login and back, shows the others what their plan gives. */
export async function enterComparison(): Promise<void> {
  readComparisonFromAddress();
  const access = await askAccess('comparison');
  const { pathname, search } = window.location;
  if (access === 'signed-out')
    window.location.replace(`/login?${new URLSearchParams({ returnTo: pathname + search })}`);
  else if (access === 'locked') openForList();
  else if (access === 'open') await loadListedTools();
}

/**
 * Adds a tool for a Core reader, and for one who is signed out: their list waits in this browser, and they are told at
 * once that the table needs Core, and which page about two of its tools is free. A second time is refused. On Fringe the
 * upgrade dialog opens instead.
 */
export async function compareTool(tool: { id: number; name: string }): Promise<void> {
  const access = await askAccess('comparison');
  if (access === 'unreadable') return tellUnreadSession();
  if (access === 'locked') return openUpgradeDialog('Tool comparison', { do: 'compare', tool });
  const added = addToComparison($ownComparison.get(), tool.id);
  if (added.ok) storeComparison(added.list);
  const count = $ownComparison.get().length;
  const link = { text: `View comparison (${count})`, href: comparisonPath };
  if (!added.ok) return showToast('Already there', `${tool.name} is already in your comparison list.`, 'plain', link);
  const said = `${tool.name} added to comparison!`;
  if (access === 'open') return showToast('Added', said, 'plain', link);
  const free = await versusPageOf(tool.id, added.list);
  if (free) showToast('Added', `${said} The table needs Yak Core. These two have a free page:`, 'plain', toLink(free));
  else showToast('Added', `${said} The table needs Yak Core. Pages about two similar tools are free.`, 'plain', link);
}

function toLink({ title, path }: ComparedPair): ToastLink {
  return { text: title, href: path };
}

/** Goes to the comparison; without the right to it the upgrade dialog opens instead. */
export async function viewComparison(): Promise<void> {
  const access = await askAccess('comparison');
  if (access === 'unreadable') return tellUnreadSession();
  if (access !== 'open') return openForList();
  window.location.assign(comparisonPath);
}

/** Lays these tools side by side; the signed-out go to sign-in and on to the comparison, for the others without the right the upgrade dialog opens. */
export async function compareTools(ids: readonly number[]): Promise<void> {
  const access = await askAccess('comparison');
  const address = comparisonAddress(ids);
  if (access === 'open') window.location.assign(address);
  else if (access === 'signed-out') window.location.assign(`/login?${new URLSearchParams({ returnTo: address })}`);
  else if (access === 'unreadable') tellUnreadSession();
  else openForList(ids);
}

/** Opens the upgrade dialog over a list that the reader wants side by side. */
export function openForList(ids: readonly number[] = $comparison.get()): void {
  openUpgradeDialog('Tool comparison', { do: 'compare list', ids: [...ids] });
}

/** Takes one tool off the list on show. */
export function removeCompared(id: number): void {
  showList(removeFromComparison($comparison.get(), id));
}

/** Empties the list on show. */
export function clearComparison(): void {
  showList([]);
}

/** A list from a link is the reader's to play with; only their own is stored. */
function showList(list: readonly number[]): void {
  if ($linkedComparison.get()) $linkedComparison.set(list);
  else storeComparison(list);
}

/** Makes the list from a link the reader's own. */
export function keepLinkedComparison(): void {
  storeComparison([...$comparison.get()]);
}

/** Puts a list from a link away and shows the reader's own. */
export function showOwnComparison(): void {
  $linkedComparison.set(null);
  void loadListedTools();
}

/**
 * Shows the tools that the address names. An address this browser wrote for the reader's own list, and one that says
 * what that list says, show the own list; so does an address without tools.
 */
function readComparisonFromAddress(): void {
  const linked = comparisonFromAddress(window.location.search);
  const isOwn = history.state === ownAddress || String(linked) === String($ownComparison.get());
  $linkedComparison.set(linked?.length && !isOwn ? linked : null);
}

/** What the history remembers with an address that was written for the reader's own list. */
const ownAddress = 'own comparison';

/** Writes the list into the address now and at each change, so that it can be shared; gives back what ends it. */
export function keepComparisonInAddress(): () => void {
  return $comparison.subscribe((list) => {
    history.replaceState($linkedComparison.get() ? null : ownAddress, '', comparisonAddress(list));
  });
}
