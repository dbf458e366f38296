import { atom } from 'nanostores';
import { wakeOverlays } from './overlay-signal.ts';

/** One notice; only one is visible at a time. */
interface Toast {
  id: number;
  title: string;
  description: string;
  tone: 'plain' | 'destructive';
  /** Where to go from here. */
  link: ToastLink | null;
}

export interface ToastLink {
  text: string;
  href: string;
}

export const $toast = atom<Toast | null>(null);

/** The notice that is on the page, by its id; 0 before the first. */
export const $drawnToast = atom(0);

/** How long to wait for a notice that is not drawn: its code may not be had. In ms. */
const DRAWING_TIMEOUT_MS = 10_000;

let shown = 0;

/** Shows a notice in place of the one before. */
export function showToast(
  title: string,
  description: string,
  tone: Toast['tone'] = 'plain',
  link: ToastLink | null = null,
): void {
  shown += 1;
  $toast.set({ id: shown, title, description, tone, link });
  wakeOverlays(`${title}: ${description}`);
}

/** Settles once the newest notice is on the page, or cannot be expected there any more. */
export function toastDrawn(): Promise<void> {
  const wanted = shown;
  return new Promise((resolve) => {
    if ($drawnToast.get() >= wanted) return resolve();
    const giveUp = setTimeout(settle, DRAWING_TIMEOUT_MS);
    const stop = $drawnToast.listen((drawn) => drawn >= wanted && settle());
    function settle(): void {
      clearTimeout(giveUp);
      stop();
      resolve();
    }
  });
}

/** Takes the notice away. */
export function dismissToast(): void {
  $toast.set(null);
}
