import type { ClientDirective } from 'astro';
import { fetchAllAhead } from './fetch-ahead.ts';

/**
 * `client:intent`: an island's code loads when a person reaches for it (pointer, focus, touch), not before.
 * With a signed-in hint it loads once the page is idle, because it then has something of the person's to show.
 * `client:intent="query"` also loads it when the address carries a query that the island reads, `"idle"` always once the
 * page is idle, and `"session"` at once for a person with the hint, whose own affairs are all that the page is for.
 * At the first act on the page the code is fetched, so that a click finds it there.
 * A click or submit that comes before the code is there is kept and repeated.
 */
const intent: ClientDirective = (load, options, element) => {
  const isHinted = document.cookie.includes('__Host-signed_in=1');
  if (options.value === 'session' && !isHinted) return;
  let hydrated: Promise<void> | undefined;
  /** Loads once; after a failure the next reach tries again. */
  const start = () => {
    fetchAllAhead();
    return (hydrated ??= load()
      .then((hydrate) => hydrate())
      .catch((error: unknown) => {
        hydrated = undefined;
        throw error;
      }));
  };
  /** Does again what came too early, unless the island could not be brought to life. */
  const repeat = async (act: () => void) => {
    await start();
    if (!element.hasAttribute('ssr')) act();
  };
  const onClick = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    if (!target || !element.hasAttribute('ssr')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void repeat(() => target.click());
  };
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !element.hasAttribute('ssr')) return;
    event.preventDefault();
    void repeat(() => form.requestSubmit());
  };
  element.addEventListener('click', onClick, { capture: true });
  element.addEventListener('submit', onSubmit, { capture: true });
  for (const reach of ['pointerover', 'focusin', 'touchstart']) {
    element.addEventListener(reach, () => void start(), { once: true, passive: true });
  }
  // Somebody who waits in the island already, before this code was here, has reached for it.
  if (element.contains(document.activeElement)) void start();
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const acted = new AbortController();
  const onAct = (event: Event) => {
    // A browser tells of a pointer that lies still, too, once there is something under it.
    if (event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0) return;
    acted.abort();
    idle(() => {
      fetchAllAhead();
      void load();
    });
  };
  for (const act of ['pointermove', 'keydown', 'touchstart'])
    window.addEventListener(act, onAct, { signal: acted.signal, passive: true });
  const wakesAlone = isHinted || options.value === 'idle' || (options.value === 'query' && location.search.length > 1);
  if (isHinted && options.value === 'session') void start();
  else if (wakesAlone) {
    if (document.readyState === 'complete') idle(() => void start());
    else window.addEventListener('load', () => idle(() => void start()), { once: true });
  }
};

export default intent;
