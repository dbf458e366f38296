import type { ClientDirective } from 'astro';
import { fetchAhead, fetchAllAhead } from './fetch-ahead.ts';

/** `client:overlay`: dialogs and toasts load when a store first has something to show (state/overlay-signal.ts). */
const overlay: ClientDirective = (load, _, element) => {
  const wake = () => {
    // The islands before this one have named what they share with it.
    fetchAllAhead();
    fetchAhead(element);
    void load().then((hydrate) => hydrate());
  };
  document.addEventListener('yak:overlay-wanted', wake, { once: true });
};

export default overlay;
