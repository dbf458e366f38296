import type { ClientDirective } from 'astro';
import { overlayWanted } from '#state/overlay-signal.ts';
import { clearUnreached, tellUnreached, tellWhenLate } from '#state/tell-unreached.ts';
import { fetchAhead, fetchAllAhead } from './fetch-ahead.ts';

/**
 * `client:overlay`: dialogs and toasts load when a store first has something to show (state/overlay-signal.ts). Astro's
 * element keeps to itself that code could not be fetched: what then still is as the server printed it says so, and the next
 * call asks again.
 */
const overlay: ClientDirective = (load, _, element) => {
  let isLoading = false;
  let otherwise: string | null;
  const wake = async (event: Event) => {
    if (!element.hasAttribute('ssr')) return;
    otherwise = (event as CustomEvent<string | null>).detail;
    if (isLoading) return;
    isLoading = true;
    // The islands before this one have named what they share with it.
    fetchAllAhead();
    fetchAhead(element);
    const arriving = load().then((hydrate) => hydrate());
    tellWhenLate(arriving, () => otherwise ?? undefined);
    await arriving;
    isLoading = false;
    if (!element.hasAttribute('ssr')) clearUnreached();
    else if (otherwise !== '') tellUnreached(otherwise ?? undefined);
  };
  document.addEventListener(overlayWanted, (event) => void wake(event));
};

export default overlay;
