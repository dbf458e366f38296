import { readOnce } from '#netlify/stores/read-once.ts';
import { readPart } from './catalogue-parts.ts';

/** The Fresh Drops of `data/updates/` alone, with their whole text; `currentDrops` knows those of the desk. @throws StoreUnavailable */
export const fileDrops = readOnce(() => readPart('drops'));
