/** A page that is not drawn, or that is busy all the time, may never be told that it is idle. In ms. */
const LONGEST_WAIT_MS = 1000;

/** Runs something once the browser has nothing else to do, a second later at the latest. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  else setTimeout(run, 200);
}

/** Runs something once the page is there and idle. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run);
  else addEventListener('load', () => whenIdle(run), { once: true });
}
