import corrected from '#data/generated/corrections.json' with { type: 'json' };
import type { Correction } from '#domain/watch/correction/correction.schema.ts';

/** Every correction that the pages were built with, newest first: those of `data/corrections/`, and those made since. */
export const allCorrections = corrected as Correction[];

/** The corrections of one tool. */
export function correctionsOfTool(toolId: number): Correction[] {
  return allCorrections.filter((one) => one.toolId === toolId);
}
