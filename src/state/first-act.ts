/** What somebody may do first on a page. */
type Act = 'pointermove' | 'pointerdown' | 'keydown' | 'scroll' | 'touchstart';

/** Runs something once, at the first of some acts on the page. */
export function onFirstAct(acts: readonly Act[], run: () => void): void {
  const acted = new AbortController();
  const onAct = (event: Event) => {
    // A browser tells of a pointer that lies still, too, once there is something under it.
    const isPointer = event.type === 'pointermove' && event instanceof PointerEvent;
    if (isPointer && event.movementX === 0 && event.movementY === 0) return;
    acted.abort();
    run();
  };
  for (const act of acts) addEventListener(act, onAct, { signal: acted.signal, passive: true });
}
