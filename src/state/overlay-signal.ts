/** Event on `document` that wakes the overlays island (dialogs and toasts), which loads no byte before. */
export const overlayWanted = 'yak:overlay-wanted';

/**
 * Called by every store that has something to show above the page.
 * @param otherwise what is said where the island's code cannot be fetched: '' for nothing, null for the usual words
 */
export function wakeOverlays(otherwise: string | null = null): void {
  document.dispatchEvent(new CustomEvent(overlayWanted, { detail: otherwise }));
}
