import type { Drop } from '#domain/drop/drop.schema.ts';
import drops from '#netlify/generated/drops.json' with { type: 'json' };

/** The Fresh Drops of `data/updates/` alone, with their whole text; `currentDrops` knows those of the desk. */
export const fileDrops = drops as readonly Drop[];
