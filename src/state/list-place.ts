import { tabStorage } from './tab-storage.ts';

/** The row that the reader saw first when a list was left, and how far below the upper edge of the window. */
interface Place {
  path: string;
  top: number;
}

const ROWS = 'main li > a[href^="/tool-fluid/"]';
/** By these a reader moves on alone; the list then stays where it is. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

let hasMoved = false;
let isBack = false;

/**
 * Notes for this visit where the reader is on a list whenever the page is left. A browser brings its own lists back to
 * their place, but not one that is drawn only when its code and its entries are there. @returns a function that ends it
 */
export function keepPlace(): () => void {
  const [entry] = performance.getEntriesByType('navigation');
  isBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  hasMoved = false;
  const onMove = () => {
    hasMoved = true;
  };
  for (const move of OWN_MOVES) window.addEventListener(move, onMove, { once: true, passive: true });
  window.addEventListener('pagehide', notePlace);
  return () => {
    for (const move of OWN_MOVES) window.removeEventListener(move, onMove);
    window.removeEventListener('pagehide', notePlace);
  };
}

/** Brings the list, now that it is drawn, to where it was left: once, for a reader who came back and has not moved since. */
export function returnToPlace(): void {
  const place = isBack && !hasMoved ? readPlace() : null;
  isBack = false;
  if (!place) return;
  const row = [...document.querySelectorAll(ROWS)].find((one) => one.getAttribute('href') === place.path);
  if (row) window.scrollBy({ top: row.getBoundingClientRect().top - place.top, behavior: 'instant' });
}

function notePlace(): void {
  const row = [...document.querySelectorAll(ROWS)].find((one) => one.getBoundingClientRect().top >= 0);
  const path = row?.getAttribute('href');
  if (!row || !path) return;
  const place: Place = { path, top: row.getBoundingClientRect().top };
  tabStorage.keep(placeKey(), JSON.stringify(place));
}

function readPlace(): Place | null {
  try {
    return JSON.parse(tabStorage.read(placeKey()) ?? 'null') as Place | null;
  } catch {
    return null;
  }
}

/** Each view of the list has a place of its own. */
function placeKey(): string {
  return `place ${window.location.pathname}${window.location.search}`;
}
