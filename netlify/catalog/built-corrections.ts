import { readOnce } from '#netlify/stores/read-once.ts';
import { readPart } from './catalogue-parts.ts';

/** Corrections that were in files, or on the site, when the pages were built. @throws StoreUnavailable */
export const fileCorrections = readOnce(() => readPart('corrections'));
