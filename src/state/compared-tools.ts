import { atom } from 'nanostores';
import { fetchTools, type ToolAnswer } from '#api/tools.ts';

export type ComparedTools =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'loaded'; tools: readonly ToolAnswer[] };

/** The catalogue that the compared tools are taken from. */
export const $comparedTools = atom<ComparedTools>({ status: 'idle' });

/** Fetches the catalogue once; after a failure the next call tries again. */
export async function loadComparedTools(): Promise<void> {
  const { status } = $comparedTools.get();
  if (status === 'loading' || status === 'loaded') return;
  $comparedTools.set({ status: 'loading' });
  try {
    $comparedTools.set({ status: 'loaded', tools: await fetchTools() });
  } catch {
    $comparedTools.set({ status: 'failed' });
  }
}
