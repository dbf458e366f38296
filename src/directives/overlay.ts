import type { ClientDirective } from 'astro';

/** `client:overlay`: dialogs and toasts load when a store first has something to show (state/overlay-signal.ts). */
const overlay: ClientDirective = (load) => {
  document.addEventListener('yak:overlay-wanted', () => void load().then((hydrate) => hydrate()), { once: true });
};

export default overlay;
