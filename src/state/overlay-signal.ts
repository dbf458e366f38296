/** Event on `document` that wakes the overlays island (dialogs and toasts), which loads no byte before. */
const overlayWanted = 'yak:overlay-wanted';

/** Called by every store that has something to show above the page. */
export function wakeOverlays(): void {
  document.dispatchEvent(new Event(overlayWanted));
}
