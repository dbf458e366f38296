import { atom, computed } from 'nanostores';
import type { dropFeed } from '#api/drop-feed.contract.ts';
import { requester } from '#api/request.ts';
import { circleTools, type DropFilter, filterDrops } from '#domain/drop/my-drops.ts';
import { attempt, settleRefusal } from './call.ts';
import { $comparedTools, loadComparedTools } from './compared-tools.ts';
import { $fullDrops } from './full-drops.ts';
import { $collected, $collections, loadCollections } from './collections.ts';
import { $savedTools, loadSavedTools } from './saved-tools.ts';
import { showToast } from './toast.ts';

/** What a Core reader narrows the log to. */
export const $dropFilter = atom<DropFilter>({ circle: 'all', kind: null });

/** Ids of the tools that the reader has saved or collected; null until both are known, or could not be had. */
const $own = computed([$savedTools, $collections, $collected], (saved, collections, collected) =>
  [saved.status, collections.status].some((status) => status === 'idle' || status === 'loading')
    ? null
    : new Set([...saved.list.map(({ id }) => id), ...collected]),
);

/** The log as it is narrowed; null while there is none, or the reader's own tools are not known yet. */
export const $myDrops = computed([$fullDrops, $dropFilter, $own, $comparedTools], (drops, filter, own, catalogue) => {
  const whole = drops?.filter((drop) => !drop.locked) ?? null;
  if (filter.circle !== 'all' && own === null) return null;
  if (filter.circle === 'near' && catalogue.status !== 'read') return null;
  const tools = catalogue.status === 'read' ? catalogue.read : [];
  return whole && filterDrops(whole, circleTools(filter.circle, own ?? new Set(), tools), filter.kind);
});

/** Narrows the log; what it needs to know of the reader's tools is asked for the first time it is needed. */
export function narrowDrops(filter: DropFilter): void {
  $dropFilter.set(filter);
  if (filter.circle === 'all') return;
  if ($savedTools.get().status === 'idle') void loadSavedTools();
  if ($collections.get().status === 'idle') void loadCollections();
  if (filter.circle === 'near') void loadComparedTools();
}

const askFeed = requester<typeof dropFeed>('/api/drop-feed');

/** The address of the reader's own feed: null until they ask for it, and when it was taken back. */
export const $ownFeed = atom<string | null>(null);
/** True while it is made or taken back. */
export const $ownFeedPending = atom(false);

/** Makes the address of the reader's own feed, or shows the one there is. */
export async function showOwnFeed(): Promise<void> {
  const answer = await attempt(
    $ownFeedPending,
    true,
    () => askFeed('POST', { body: { do: 'make' } }),
    (error) => {
      if (!settleRefusal(error, { do: 'own feed' }))
        showToast('Error', 'Your feed could not be made. Please try again.', 'destructive');
    },
  );
  if (answer) $ownFeed.set(answer.address);
}

/** Takes it back: whoever has the address reads nothing any more. */
export async function takeBackOwnFeed(): Promise<void> {
  const answer = await attempt(
    $ownFeedPending,
    true,
    () => askFeed('POST', { body: { do: 'revoke' } }),
    'Your feed was not taken back. Please try again.',
  );
  if (!answer) return;
  $ownFeed.set(null);
  showToast('Taken back', 'Nobody reads your feed under its old address any more.');
}
