import { fetchTools, type ToolAnswer } from '#api/tools.ts';
import { reading } from './reading.ts';

/** The tools of the shared collection on show, with their plans. */
export const { store: $sharedTools, load: loadSharedTools } = reading<readonly ToolAnswer[], [readonly number[]]>(
  (ids) => fetchTools(ids),
);
