import { $isPaletteOpen, $paletteSearch, $slashOpens, openPalette, reachForPalette } from '#state/palette-opening.ts';

/** For so long keys are kept for a palette on its way, in ms; after that its code is not coming. */
const KEYS_KEPT_MS = 3000;

let calledAt = 0;

/**
 * Opens the search palette by `/`, by Ctrl-K or Cmd-K, and by the header's button. Its code loads only then, or when a
 * pointer or a finger comes to rest on the button.
 */
export function attachPalette(): void {
  const opener = document.querySelector('.search-opener');
  opener?.addEventListener('click', call);
  opener?.addEventListener('pointerover', reachForPalette, { once: true });
  document.addEventListener('keydown', (event) => {
    if ($isPaletteOpen.get()) typeAhead(event);
    else if (isCall(event)) {
      event.preventDefault();
      call();
    }
  });
}

function call(): void {
  calledAt = performance.now();
  openPalette();
}

function isCall(event: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return false;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === '/' && isPlain) return $slashOpens.get() && !isWriting(event.target);
  return event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
}

/** True when the key is meant for a field. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}

/** Keeps what is typed between the call and the arrival of the palette. */
function typeAhead(event: KeyboardEvent): void {
  const isLate = performance.now() - calledAt > KEYS_KEPT_MS;
  if (
    isLate ||
    document.querySelector('[role="dialog"]') ||
    event.key.length !== 1 ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  )
    return;
  event.preventDefault();
  $paletteSearch.set($paletteSearch.get() + event.key);
}
