import { whenIdle } from '#state/when-idle.ts';

/** Fetches the face of running text for the pages that come after this one, unless the reader has asked for few bytes. */
export function attachTextFace(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const fetchFace = () => whenIdle(() => void document.fonts.load("1em 'Hanken Grotesk Variable'"));
  if (document.readyState === 'complete') fetchFace();
  else addEventListener('load', fetchFace, { once: true });
}
