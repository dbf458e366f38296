import type { ClientDirective } from 'astro';
import { onFirstAct } from '#state/first-act.ts';
import { clearUnreached, tellUnreached, tellWhenLate } from '#state/tell-unreached.ts';
import { isSparing } from '#state/save-data.ts';
import { whenIdle, whenLoaded } from '#state/when-idle.ts';
import { fetchAhead, fetchAllAhead } from './fetch-ahead.ts';

/**
 * `client:intent`: an island's code loads when a person reaches for it (pointer, focus, touch), not before.
 * With a signed-in hint it loads once the page is idle, because it then has something of the person's to show.
 * `client:intent="query"` also loads it when the address carries a query that the island reads, or rules are in force, `"idle"` always once the
 * page is idle, and `"session"` at once for a person with the hint, whose own affairs are all that the page is for.
 * At the first act on the page the code is fetched, so that a click finds it there; that of a field that people come to
 * type into (`data-ahead`) is fetched once the page is idle, unless the reader's browser saves bytes.
 * A click or submit that comes before the code is there is kept and repeated.
 */
const intent: ClientDirective = (load, options, element) => {
  const isHinted = document.cookie.includes('__Host-signed_in=1');
  if (options.value === 'session' && !isHinted) return;
  let hydrated: Promise<void> | undefined;
  /** Loads once; where the code could not be fetched, which Astro's element keeps to itself, the next reach asks again. */
  const start = async () => {
    fetchAllAhead();
    hydrated ??= load().then((hydrate) => hydrate());
    await hydrated;
    if (element.hasAttribute('ssr')) hydrated = undefined;
  };
  /** Does again what came too early, or says that the code for it could not be fetched. */
  const repeat = async (act: () => void) => {
    const arriving = start();
    tellWhenLate(arriving);
    await arriving;
    if (element.hasAttribute('ssr')) return tellUnreached();
    clearUnreached();
    act();
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
  const fetchCode = () => {
    fetchAllAhead();
    void load();
  };
  onFirstAct(['pointermove', 'keydown', 'touchstart'], () => whenIdle(fetchCode));
  const isAsked = location.search.length > 1 || 'rules' in document.documentElement.dataset;
  const wakesAlone = isHinted || options.value === 'idle' || (options.value === 'query' && isAsked);
  if (isHinted && options.value === 'session') void start();
  else if (wakesAlone) whenLoaded(() => void start());
  else if (element.querySelector('[data-ahead]') && !isSparing()) whenLoaded(() => fetchAhead(element));
};

export default intent;
