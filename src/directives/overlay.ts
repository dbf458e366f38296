import type { ClientDirective } from 'astro';
import { fetchAhead, fetchAllAhead } from './fetch-ahead.ts';
import { clearUnreached, tellUnreached } from '#state/tell-unreached.ts';

/** `client:overlay`: dialogs and toasts load when a store first has something to show (state/overlay-signal.ts). */
const overlay: ClientDirective = (load, _, element) => {
  let hydrated: Promise<void> | undefined;
  /** Loads once; after a failure, which is told, the next call tries again. */
  const wake = () => {
    if (hydrated) return;
    // The islands before this one have named what they share with it.
    fetchAllAhead();
    fetchAhead(element);
    hydrated = load()
      .then((hydrate) => hydrate())
      .then(clearUnreached)
      .catch(() => {
        hydrated = undefined;
        tellUnreached();
      });
  };
  document.addEventListener('yak:overlay-wanted', wake);
};

export default overlay;
