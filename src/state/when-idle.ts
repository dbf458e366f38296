/** Runs something once the browser has nothing else to do; without such a word of the browser, a moment later. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run);
  else setTimeout(run, 200);
}
