import { isSparing } from '#state/save-data.ts';
import { whenLoaded } from '#state/when-idle.ts';

/** Fetches the face of running text for the pages that come after this one, unless the reader has asked for few bytes. */
export function attachTextFace(): void {
  if (!isSparing()) whenLoaded(() => void document.fonts.load("1em 'Hanken Grotesk Variable'"));
}
