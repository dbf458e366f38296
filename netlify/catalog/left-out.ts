import type { LeftOut } from '#domain/record/left-out.ts';
import built from '#data/generated/left-out.json' with { type: 'json' };

/** Records that the pages of this deploy were built without, and why. */
export const leftOutOfPages = built as readonly LeftOut[];
