import { readOnce } from '#netlify/stores/read-once.ts';
import { readPart } from './catalogue-parts.ts';

/** What of the desk's documents the pages were built with. @throws StoreUnavailable */
export const builtDocuments = readOnce(() => readPart('documents'));
