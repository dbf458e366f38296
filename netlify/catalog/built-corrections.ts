import type { Correction } from '#domain/correction/correction.schema.ts';
import generated from '#netlify/generated/corrections.json' with { type: 'json' };

/** Corrections that were in files, or on the site, when the pages were built. */
export const fileCorrections = generated as readonly Correction[];
