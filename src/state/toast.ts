import { atom } from 'nanostores';
import { wakeOverlays } from './overlay-signal.ts';

/** One notice; only one is visible at a time (spec 1 §9). */
export interface Toast {
  id: number;
  title: string;
  description: string;
  tone: 'plain' | 'destructive';
}

export const $toast = atom<Toast | null>(null);

let shown = 0;

/** Shows a notice in place of the one before. */
export function showToast(title: string, description: string, tone: Toast['tone'] = 'plain'): void {
  shown += 1;
  $toast.set({ id: shown, title, description, tone });
  wakeOverlays();
}

/** Takes the notice away. */
export function dismissToast(): void {
  $toast.set(null);
}
